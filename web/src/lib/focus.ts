/** Where the focus goes on when what had it vanishes. It is taken from nobody who has it elsewhere. */

import { tick } from 'svelte';

let held: Element | null = null;
addEventListener('focusin', (event) => (held = event.target as Element));

function isLost(): boolean {
  const now = document.activeElement ?? document.body;
  return held !== null && (now === document.body || now === held) && (!held.isConnected || held.matches(':disabled'));
}

/** `use:catchFocus={changing}`: takes a lost focus when it comes, and after every change; a group hands it to its main button. */
export function catchFocus(node: HTMLElement, _changing?: unknown): { update: () => void } {
  async function update(): Promise<void> {
    await tick(); // until the old has gone
    const next = node.hasAttribute('tabindex') ? node : node.querySelector<HTMLElement>('.main');
    if (isLost()) next?.focus({ preventScroll: true });
  }
  void update();
  return { update };
}
