/**
 * A promise that somebody awaits later, or nobody: should it fail before, who awaits it is told, and the process goes
 * on.
 */
export function awaitedLate<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}
