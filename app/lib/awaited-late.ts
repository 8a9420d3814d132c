/**
 * Marks a promise that is awaited later, if at all: its rejection reaches whoever awaits it, and does not end the
 * process as unhandled.
 */
export function awaitedLate<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}
