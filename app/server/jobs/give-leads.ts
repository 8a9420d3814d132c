import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { giveWaitingLeads } from "#app/domain/lead-taking/give-leads.server.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 20_000;
/** Between two of them visitors are answered. */
const PAUSE_MS = 50;

/**
 * Who asked while nobody was present finds an owner once somebody is: some at a time, so that visitors are not kept.
 * Those of a whole night are given out within seconds; what is left when the process ends waits for the next one.
 */
export function giveLeads(app: FastifyInstance, db: Database): void {
  const look = lookEvery(app, LOOK_EVERY_MS, async (ending) => {
    while ((await giveWaitingLeads(db)) && !ending.aborted) await pause(PAUSE_MS);
  });
  app.addHook("onReady", async () => void look());
}
