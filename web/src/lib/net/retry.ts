/** Retry with growing pauses while the server answers that it is busy. */

export const RETRY_PAUSES_MS = [400, 800, 1600, 3200];

export const sleep = (pause: number): Promise<void> => new Promise((wake) => setTimeout(wake, pause));

/** The first answer that is not "busy", or the last error. */
export async function retryWhileBusy<T>(
  ask: () => Promise<T>,
  isBusy: (error: unknown) => boolean,
  wait = sleep,
): Promise<T> {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await wait(pause);
    }
  }
  return ask();
}
