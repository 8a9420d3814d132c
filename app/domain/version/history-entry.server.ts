import type { Database } from "#db/database.ts";
import type { FieldChange, HistoryEntry } from "#app/domain/activity/activity-schema.ts";
import { findHistoryLine } from "#app/domain/activity/history.server.ts";
import { compareFields } from "./compare-fields.server.ts";
import type { VersionList } from "./nouns/content-lists.ts";
import { versionNouns } from "./nouns/version-nouns.server.ts";
import { findVersion, findVersionBefore } from "./versions.server.ts";

/** A history line with its changed fields, taken from versions if the noun has them; null if there is none. */
export async function readHistoryEntry(db: Database, id: number): Promise<HistoryEntry | null> {
  const found = await findHistoryLine(db, id);
  if (!found) return null;
  const { told, ...line } = found;
  const changes =
    line.version_id === null ? (JSON.parse(told ?? "[]") as FieldChange[]) : await changesOf(db, line.version_id);
  return { ...line, changes };
}

async function changesOf(db: Database, versionId: number): Promise<FieldChange[]> {
  const [after, before] = [await findVersion(db, versionId), await findVersionBefore(db, versionId)];
  if (!after || !before) return [];
  // Also fields that restoring would not touch.
  const noun = { ...versionNouns[after.record.split(" ")[0] as VersionList], lasting: [] };
  const { fields } = await compareFields(db, { live: after.snapshot, before: before.snapshot, noun });
  return fields.map(({ label, kind, live, before }) => ({ label, kind, before, after: live }));
}
