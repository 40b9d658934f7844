/** The route: path and hash of the address. */

import { update } from '../net/build.svelte';

export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

/** A guard that is asked before a page is left; true blocks it for now. */
export const leaveGuard: { blocks: ((to: string) => boolean) | null } = { blocks: null };

export function go(to: string): void {
  if (leaveGuard.blocks?.(to)) return;
  if (update.available) return location.assign(to); // files of this page may be gone: load the newer one
  history.pushState(null, '', to);
  look();
  scrollTo(0, 0);
}

/** Replaces the address without an entry in the history. */
export function replace(to: string): void {
  history.replaceState(null, '', to);
  look();
}

/** For `<a onclick={follow}>`: stay in the page, but leave new tabs to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(link.getAttribute('href') ?? '/');
}
