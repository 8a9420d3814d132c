import path from "node:path";
import type { Kysely } from "kysely";
import { backUpTonight } from "#app/domain/backup/back-up-tonight.server.ts";
import { indiaClock } from "#app/lib/time/india-day.ts";
import { migratedPlace, serve, temporaryFolder } from "./served-place.ts";

const HOUR_MS = 3_600_000;

/** The name of the current night's backup; nights begin at half past two in India. */
export const tonight = () =>
  `nightly-${indiaClock(Date.now() - 2.5 * HOUR_MS)
    .toISOString()
    .slice(0, 10)}.tar`;

/** The product on a database of this age, with a folder for backups. */
export async function servedFor(hours: number) {
  const served = await serve(await migratedPlace(process.env["TEST_DATABASE_URL"]));
  const appliedAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  await (served.db as Kysely<any>).updateTable("migrations").set({ applied_at: appliedAt }).execute();
  const backupFolder = path.join(await temporaryFolder(), "backups");
  return { ...served, backupFolder, backUpNow: () => backUpTonight({ ...served.place, backupFolder }) };
}
