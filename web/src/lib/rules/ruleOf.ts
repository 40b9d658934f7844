/** The rule of a card, figure, thing, token or plate: by a long press, a right click, or `?` with the focus on it.
 *
 * Such an element names its line in the player's memo: `data-rule-of`. Taps and drags stay as they are. */

import { memoOf } from '../net/api';
import { settings } from '../shell/settings.svelte';
import type { View } from '../types';

const LONG_PRESS_MS = 500;
const STILL_PX = 9; // a finger that moves farther drags or scrolls
const NAMED = '[data-rule-of]';

/** The rule that a card or thing leads to at this table; empty if it has none. */
async function ruleOf({ game, options }: Pick<View, 'game' | 'options'>, id: string): Promise<string> {
  const { rules } = await memoOf(game, options, settings.lang);
  return rules[id] ?? '';
}

/** The id that an element has, or one around it, or one in the button or cell at which somebody points. */
function idAt(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  const own = target.closest(NAMED) ?? target.closest('button, [role=gridcell]')?.querySelector(NAMED);
  return own?.getAttribute('data-rule-of') ?? '';
}

/** Shows the rules that are asked about at this table, until the returned function is called. */
export function showRules(view: () => View | null | undefined, show: (rule: string) => void): () => void {
  return onRuleAsked((id) => {
    const table = view();
    if (table) void ruleOf(table, id).then(show, () => undefined);
  });
}

/** Calls `open` with the id of what is asked about, until the returned function is called. */
function onRuleAsked(open: (id: string) => void): () => void {
  const ending = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, handle, { capture: true, signal: ending.signal });
  let timer = 0;
  let from = { x: 0, y: 0 };
  let pressed = false; // the finger that opened the rule may still be down: its tap does nothing more

  function release(): void {
    clearTimeout(timer);
    timer = 0;
  }
  function press(id: string): void {
    release();
    pressed = true;
    dispatchEvent(new PointerEvent('pointercancel')); // a drag does not go on below the rule
    open(id);
  }
  listen('pointerdown', (event) => {
    release();
    pressed = false;
    const id = event.pointerType === 'mouse' || !event.isPrimary ? '' : idAt(event.target);
    if (!id) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => press(id), LONG_PRESS_MS);
  });
  listen('pointermove', (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) release();
  });
  listen('pointerup', release);
  listen('pointercancel', release);
  listen('click', (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  listen('contextmenu', (event) => {
    const id = idAt(event.target);
    if (!id) return;
    event.preventDefault();
    if (timer) press(id);
    else if (!pressed) open(id);
  });
  listen('keydown', (event) => {
    if (event.key !== '?' || (event.target as Element).closest('input, textarea, select')) return;
    const id = idAt(event.target);
    if (!id) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(id);
  });
  return () => {
    release();
    ending.abort();
  };
}
