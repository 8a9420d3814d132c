/** Writes one JSON line for what nobody expected; the visitor sees a plain sentence only. */
export function logUnexpected(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${JSON.stringify({ level: "error", time: new Date().toISOString(), name, message, stack })}\n`);
}
