import type { Columns } from "#app/domain/records/any-table.server.ts";
import type { Snapshot } from "./snapshot.server.ts";
import { isBroughtBack } from "./version-fields.server.ts";
import type { VersionNoun } from "./nouns/version-nouns.server.ts";

/** Fields that are restored together: one without the other would be wrong. */
const together: Record<string, readonly string[]> = {
  image: ["image_alt"],
  body: ["read_minutes"],
  fee_items: ["fee_paise"],
  fee_paise: ["fee_items"],
  fees_from_paise: ["fees_to_paise"],
  fees_to_paise: ["fees_from_paise"],
};

/** Whether a version holds a field, by its name in the comparison, that can be restored alone. */
export function holdsField(noun: VersionNoun, { columns, related }: Snapshot, name: string): boolean {
  if (noun.withField) return noun.fieldsOf!(columns).some((field) => field.name === name);
  if (name === "related") return noun.related !== undefined && related !== undefined;
  return isBroughtBack(name, columns, noun.lasting);
}

/** The live record with one field from a version. */
export function withOneField(noun: VersionNoun, { live, version }: Compared, name: string): Snapshot {
  if (name === "related") return { ...live, related: version.related };
  const columns = noun.withField?.(live.columns, version.columns, name) ?? {
    ...live.columns,
    ...picked(version.columns, [name, ...(together[name] ?? [])]),
  };
  return { ...live, columns };
}

interface Compared {
  live: Snapshot;
  version: Snapshot;
}

const picked = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.filter((name) => name in columns).map((name) => [name, columns[name]]));
