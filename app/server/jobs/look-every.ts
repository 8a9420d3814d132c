import type { FastifyInstance } from "fastify";

/**
 * Acts every so many milliseconds for as long as the app lives, never twice at once; one that fails is told and tried
 * again at the next look. The app's end is told to `act`, and waits for it. Answers a look out of turn, for the start,
 * for instance.
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
