/** Restores the focus when the element that had it is removed or disabled. */

import { tick } from 'svelte';

let held: Element | null = null;
addEventListener('focusin', (event) => (held = event.target as Element));

function isLost(): boolean {
  const now = document.activeElement ?? document.body;
  return held !== null && (now === document.body || now === held) && (!held.isConnected || held.matches(':disabled'));
}

/** `use:restoreFocus={changing}`: takes the focus if it was lost, on mount and after every change; a group gives it
 * to its main button. */
export function restoreFocus(node: HTMLElement, _changing?: unknown): { update: () => void } {
  async function update(): Promise<void> {
    await tick(); // until the old element is removed
    const next = node.hasAttribute('tabindex') ? node : node.querySelector<HTMLElement>('.main');
    if (isLost()) next?.focus({ preventScroll: true });
  }
  void update();
  return { update };
}
