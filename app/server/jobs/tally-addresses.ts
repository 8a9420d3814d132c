import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { type AddressTally, createAddressTally } from "#app/domain/redirect/address-tally.server.ts";

const WRITE_EVERY_MS = 10_000;

/**
 * Counts how often redirects are followed and missing addresses are asked for; stores the counts every ten seconds and
 * at the end.
 */
export function tallyAddresses(app: FastifyInstance, db: Database): AddressTally {
  const tally = createAddressTally(db);
  let writing: Promise<void> | null = null;

  const write = () =>
    (writing ??= tally
      .write()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => (writing = null)));

  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await writing;
    await write();
  });
  return tally;
}
