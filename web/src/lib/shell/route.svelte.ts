/** Where we are: the path and the hash, without a router. */

import { update } from '../net/build.svelte';

export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

/** Who is asked before one goes away; true keeps one here for now. */
export const leaveGuard: { blocks: ((to: string) => boolean) | null } = { blocks: null };

export function go(to: string): void {
  if (leaveGuard.blocks?.(to)) return;
  if (update.available) return location.assign(to); // files of this page may be gone: load the newer one
  history.pushState(null, '', to);
  look();
  scrollTo(0, 0);
}

/** Go on without a step that one could come back to. */
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
