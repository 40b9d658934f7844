/** Work in turns: whoever asks goes on in a turn of its own, in the order of asking, so that the page never stands still for long. */

let last = Promise.resolve();

export function breath(): Promise<void> {
  last = last.then(() => new Promise((next) => setTimeout(next)));
  return last;
}
