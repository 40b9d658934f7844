/** A server that has too much to do is asked again, a few times, before anybody hears of it. */

export const PAUSES = [400, 800, 1600, 3200]; // in milliseconds

export const sleep = (pause: number): Promise<void> => new Promise((wake) => setTimeout(wake, pause));

/** What comes in the end: the first answer that is not busy, or what was said at last. */
export async function patiently<T>(ask: () => Promise<T>, isBusy: (error: unknown) => boolean, wait = sleep): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await wait(pause);
    }
  }
  return ask();
}
