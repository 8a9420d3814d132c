/** Shorter waits need no feedback. */
export const BEAT_MS = 400;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
