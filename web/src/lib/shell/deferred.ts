/** Splits long rendering into macrotasks, one for each caller and in the order of the calls, so that the page stays
 * responsive. */

let last = Promise.resolve();

export function nextMacrotask(): Promise<void> {
  last = last.then(() => new Promise((next) => setTimeout(next)));
  return last;
}
