import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { FieldLabels } from "#app/domain/activity/field-changes.ts";
import type { Obstacle } from "#app/domain/outcome.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import type { BackOutcome } from "#app/domain/records/content/bring-back-content.server.ts";
import { deskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { roleRulesRecord } from "#app/domain/permission/role-rules.server.ts";
import { settingsOfTheSite } from "#app/domain/settings/settings.server.ts";
import type { VersionList } from "./content-lists.ts";
import { contentNouns } from "./content-nouns.server.ts";
import type { Related, Restored, Snapshot, TextField } from "#app/domain/version/snapshot.server.ts";

/** What a noun provides for versions. */
export interface VersionNoun {
  kind: { nameColumn: string } | { name: string };
  /** Labels of columns that differ from the common ones. */
  labels: FieldLabels<Record<string, unknown>> | undefined;
  related: Related | undefined;
  fieldsOf: ((columns: Columns) => TextField[]) | undefined;
  lasting: readonly string[];
  /**
   * The live columns with one text of a version, for nouns that keep many texts in one column; absent: a field is a
   * column.
   */
  withField?: ((live: Columns, then: Columns, name: string) => Columns) | undefined;
  snapshot(db: Database, id: number): Promise<Snapshot | null>;
  restore(db: Database, id: number, restored: Restored, actor: Actor): Promise<BackOutcome | Obstacle>;
}

/** How each noun with versions is compared and restored. */
export const versionNouns = {
  ...contentNouns,
  settings: settingsOfTheSite,
  "desk-rules": deskRules,
  "role-rules": roleRulesRecord,
} satisfies Record<VersionList, VersionNoun>;
