import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { giveWaitingLeads } from "#app/domain/lead-taking/give-leads.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const LOOK_EVERY_MS = 20_000;
/** Between two of them visitors are answered. */
const PAUSE_MS = 50;

/** Who asked while nobody was present finds an owner once somebody is: some at a time, so that visitors are not kept. */
export function giveLeads(app: FastifyInstance, db: Database): void {
  let giving: Promise<unknown> | null = null;
  const closing = new AbortController();

  function look() {
    giving ??= giveAll(db, closing.signal)
      // That the records cannot be reached is told where it was found out.
      .catch((error: unknown) => storageFailureOf(error) ?? app.log.error(error))
      .finally(() => (giving = null));
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onReady", async () => look());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    closing.abort();
    await giving;
  });
}

/** Those of a whole night are given out within seconds; what is left when the process ends waits for the next one. */
async function giveAll(db: Database, closing: AbortSignal): Promise<void> {
  while ((await giveWaitingLeads(db)) && !closing.aborted) await pause(PAUSE_MS);
}
