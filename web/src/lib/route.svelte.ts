/** Where we are: the path and the hash, without a router. */

export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

/** Who is asked before one goes away; true keeps one here for now. */
export const gate: { holds: ((to: string) => boolean) | null } = { holds: null };

export function go(to: string): void {
  if (gate.holds?.(to)) return;
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
