import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { isPermitted, type Permission, type Role } from "#app/domain/permission/permissions.ts";
import { compareFields } from "./compare-fields.server.ts";
import { isSingle, type VersionList } from "./nouns/content-lists.ts";
import { type VersionNoun, versionNouns } from "./nouns/version-nouns.server.ts";
import { holdsField, withOneField } from "./one-field.server.ts";
import { changedBetween, recordName, type Snapshot } from "./snapshot.server.ts";
import { isBroughtBack, isWrittenByStaff, labelOf } from "./version-fields.server.ts";
import { versionPermission, withheldFrom } from "./version-rights.ts";
import type { RecordVersions } from "./version-schema.ts";
import { findVersion, listVersions, type VersionsAsked } from "./versions.server.ts";

/** The result of a restore: the record's name, or why it failed. */
export type BroughtBack =
  | { name: string; isMany?: boolean; field?: string | undefined }
  | { absent: true }
  | { errors: FieldErrors };

/**
 * The versions of a record, and one of them compared with the live record: the one asked for, else the previous one.
 * Null if there is no such record.
 */
export async function readVersions(
  db: Database,
  list: VersionList,
  { id, role, ...asked }: VersionsAsked & { id: number; role: Role },
): Promise<RecordVersions | null> {
  const noun: VersionNoun = versionNouns[list];
  const withheld = withheldFrom(role, list);
  const whole = await noun.snapshot(db, id);
  if (!whole) return null;
  const live = without(whole, withheld);
  const { versions, ...found } = await listVersions(db, list, id, asked);
  const shownId = asked.version ?? versions.find((other) => other.id !== found.live_id)?.id;
  const before = shownId === undefined ? null : await findVersion(db, shownId);
  const isOwn = before?.record === recordName(list, id);
  return {
    name: nameIn(noun, live),
    ...found,
    versions: versions.map(({ changed, ...rest }) => ({
      ...rest,
      changed: changed
        .filter((column) => isWrittenByStaff(column) && !withheld.includes(column))
        .map((column) => labelOf(noun, column)),
    })),
    shown: isOwn ? { id: shownId!, ...(await besideLive(db, noun, live, without(before.snapshot, withheld))) } : null,
  };
}

const nameIn = ({ kind }: VersionNoun, { columns }: Snapshot): string =>
  "name" in kind ? kind.name : String(columns[kind.nameColumn]);

function fieldLabel(noun: VersionNoun, { columns }: Snapshot, name: string): string {
  return noun.fieldsOf?.(columns).find((field) => field.name === name)?.label ?? labelOf(noun, name);
}

const without = ({ columns, ...rest }: Snapshot, names: readonly string[]): Snapshot => ({
  ...rest,
  columns: Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name))),
});

async function besideLive(db: Database, noun: VersionNoun, live: Snapshot, before: Snapshot) {
  const isBack = (column: string) => column === "related" || isBroughtBack(column, before.columns, noun.lasting);
  const differs: 0 | 1 = changedBetween(live, before).some(isBack) ? 1 : 0;
  return { differs, ...(await compareFields(db, { live, before, noun })) };
}

/** Restores a version, or one field of it; `refused` names a permission that the role lacks. */
export async function restoreVersion(
  db: Database,
  { id, field, role }: { id: number; field?: string | undefined; role: Role },
  actor: Actor,
): Promise<BroughtBack | { refused: Permission }> {
  const found = await findVersion(db, id);
  if (!found) return { absent: true };
  const [list, recordId] = found.record.split(" ") as [VersionList, string];
  const permission = versionPermission(list, "change");
  if (!isPermitted(role, permission)) return { refused: permission };
  const noun: VersionNoun = versionNouns[list];
  const version = without(found.snapshot, withheldFrom(role, list));
  if (field !== undefined && !holdsField(noun, version, field)) return { absent: true };
  const restored = (live: Snapshot) => (field === undefined ? version : withOneField(noun, { live, version }, field));
  const outcome = await noun.restore(db, Number(recordId), restored, actor);
  if (!("isBack" in outcome)) return "errors" in outcome ? outcome : { absent: true };
  const name = nameIn(noun, found.snapshot);
  return { name, isMany: isSingle(list), field: field && fieldLabel(noun, version, field) };
}
