import type { Database } from "#db/database.ts";
import { picturesIn } from "#app/domain/article/body/body-lines.ts";
import type { VersionNoun } from "./nouns/version-nouns.server.ts";
import type { Snapshot, TextField } from "./snapshot.server.ts";
import { isBroughtBack, labelOf, columnInWords } from "./version-fields.server.ts";
import type { VersionField } from "./version-schema.ts";

/** Compares a version with the live record: the fields that differ, in words, and the labels of those that do not. */
export async function compareFields(
  db: Database,
  compared: Compared,
): Promise<{ fields: VersionField[]; same: string[] }> {
  const { fieldsOf } = compared.noun;
  const pairs = fieldsOf ? pairedFields(compared, fieldsOf) : await pairedColumns(db, compared);
  const [same, different] = [true, false].map((is) =>
    pairs.filter(({ live, before }) => isSame(live.stored, before.stored) === is),
  );
  return { fields: different!.flatMap(differenceOf), same: same!.map(({ label }) => label) };
}

interface Compared {
  live: Snapshot;
  before: Snapshot;
  noun: Pick<VersionNoun, "labels" | "related" | "fieldsOf" | "lasting">;
}

/** One side of a field. Sides are equal if `stored` is; `words` may be equal although `stored` is not. */
interface Side {
  words: string;
  stored: unknown;
  body?: string | undefined;
}

interface Pair {
  name: string;
  label: string;
  kind: VersionField["kind"];
  live: Side;
  before: Side;
}

/** `fieldsOf` answers the same fields in the same order for both. */
function pairedFields({ live, before }: Compared, fieldsOf: NonNullable<VersionNoun["fieldsOf"]>): Pair[] {
  const then = fieldsOf(before.columns);
  const sideOf = ({ words, body }: TextField): Side => ({ words, body, stored: body ?? words });
  return fieldsOf(live.columns).map((field, place) => ({
    name: field.name,
    label: field.label,
    kind: field.isPicture ? "picture" : "words",
    live: sideOf(field),
    before: sideOf(then[place]!),
  }));
}

async function pairedColumns(db: Database, { live, before, noun }: Compared): Promise<Pair[]> {
  const { related, lasting } = noun;
  const pairs: Pair[] = [];
  // A column that is newer than the version stays as it is.
  const told = Object.keys(before.columns).filter((name) => isBroughtBack(name, before.columns, lasting));
  for (const column of told)
    pairs.push({
      name: column,
      label: labelOf(noun, column),
      kind: column === "image" || column === "logo" || column === "share_image" ? "picture" : "words",
      live: await sideOf(db, column, live.columns[column]),
      before: await sideOf(db, column, before.columns[column]),
    });
  if (related) {
    const side = async ({ related: kept }: Snapshot) => ({ words: await related.words(db, kept), stored: kept });
    pairs.push({
      name: "related",
      label: related.label,
      kind: "words",
      live: await side(live),
      before: await side(before),
    });
  }
  return pairs;
}

async function sideOf(db: Database, column: string, value: unknown): Promise<Side> {
  const words = await columnInWords(db, column, value);
  return column === "body" ? { words, stored: value, body: (value ?? "") as string } : { words, stored: value };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? "") === JSON.stringify(other ?? "");

/**
 * If the words are equal but the values are not, the stored values are shown: the comparison hides nothing that
 * restoring would change.
 */
function differenceOf({ name, label, kind, live, before }: Pair): VersionField[] {
  const pictures = otherPictures({ name, label }, live.body, before.body);
  if (live.words !== before.words) return [{ name, label, kind, live: live.words, before: before.words }, ...pictures];
  if (pictures.length > 0) return pictures;
  return [{ name, label, kind, live: storedWords(live.stored), before: storedWords(before.stored) }];
}

const storedWords = (stored: unknown) => (typeof stored === "string" ? stored : JSON.stringify(stored ?? ""));

/** Pictures that only one of the two bodies has, paired in their order. */
function otherPictures({ name, label }: Pick<Pair, "name" | "label">, live = "", before = ""): VersionField[] {
  const [now, then] = [picturesIn(live), picturesIn(before)];
  const goes = now.filter((address) => !then.includes(address));
  const comes = then.filter((address) => !now.includes(address));
  return Array.from({ length: Math.max(goes.length, comes.length) }, (_, place) => ({
    name,
    label: place === 0 ? `${label}, picture` : `${label}, picture ${place + 1}`,
    kind: "picture",
    live: goes[place] ?? "",
    before: comes[place] ?? "",
  }));
}
