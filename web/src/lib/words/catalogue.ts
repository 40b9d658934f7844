/** A catalogue that parses each message when it is needed: parsing all at once would delay the page. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

const BEGINNING = /\n(?=-?[a-zA-Z][\w-]*\s*=)/;
const ID = /^(-?[a-zA-Z][\w-]*)\s*=/;
const MENTIONED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Catalogue extends FluentBundle {
  private unread = new Map<string, string>();

  add(text: string): void {
    for (const source of text.split(BEGINNING)) {
      const id = ID.exec(source)?.[1];
      if (id) this.unread.set(id, source);
    }
  }

  override hasMessage(id: string): boolean {
    return this.unread.has(id) || super.hasMessage(id);
  }

  override getMessage(id: string): ReturnType<FluentBundle['getMessage']> {
    this.read(id);
    return super.getMessage(id);
  }

  /** Parses a message and those that it mentions. */
  private read(id: string): void {
    const source = this.unread.get(id);
    if (source === undefined) return;
    this.unread.delete(id);
    this.addResource(new FluentResource(source));
    for (const [, mentioned] of source.matchAll(MENTIONED)) this.read(mentioned ?? '');
  }
}
