import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { giveWaitingLeads } from "#app/domain/lead-taking/give-leads.server.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 20_000;
/** Lets visitors be answered between two rounds. */
const PAUSE_MS = 50;

/**
 * Gives leads without an owner to staff once somebody is present, a few at a time, so that visitors do not wait. Those
 * of a whole night take seconds; if the process ends, the next one continues.
 */
export function giveLeads(app: FastifyInstance, db: Database): void {
  const look = lookEvery(app, LOOK_EVERY_MS, async (ending) => {
    while ((await giveWaitingLeads(db)) && !ending.aborted) await pause(PAUSE_MS);
  });
  app.addHook("onReady", async () => void look());
}
