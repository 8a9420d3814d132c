import type { FastifyInstance } from "fastify";

/**
 * Calls `act` every `everyMs` for as long as the app lives, never twice at once; a failure is logged, and the next look
 * tries again. Closing the app aborts the signal and waits for `act`. Answers a function that looks at once.
 */
export function lookEvery(
  app: FastifyInstance,
  everyMs: number,
  act: (ending: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const ending = new AbortController();
  let acting: Promise<void> | null = null;

  const look = () =>
    (acting ??= act(ending.signal)
      .then(
        () => undefined,
        (error: unknown) => app.log.error(error),
      )
      .finally(() => (acting = null)));

  const timer = setInterval(() => void look(), everyMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    ending.abort();
    await acting;
  });
  return look;
}
