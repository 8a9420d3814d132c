import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import type { DeleteOutcome, FieldErrors } from "#app/domain/outcome.ts";
import { firstSlice } from "#app/domain/list/first-slice.server.ts";
import {
  type Recounted,
  SLICE,
  type Slice,
  sliceAt,
  type SliceAsked,
  type SliceOutcome,
  sliceOutcomeOf,
} from "#app/domain/list/slice-schema.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import type { Found } from "./any-table.server.ts";

export interface Doomed {
  /** A query for the `id` of all records that a filter matches, and `name` if some may be kept. */
  matching: Found;
  /** Deletes one in its own transaction. */
  delete(id: number): Promise<DeleteOutcome | { errors: FieldErrors }>;
}

type Deleted = Recounted | { record: SliceOutcome; pictures: PictureAddress[] };

/** Deletes the next slice of matching records; `kept` says which were not deleted, and why. */
export async function deleteMatching(
  db: Database,
  { matching, delete: deleteOne }: Doomed,
  asked: SliceAsked,
): Promise<Deleted> {
  const [pictures, trash_ids]: [PictureAddress[], number[]] = [[], []];
  const outcome = await workThrough(db, matching, asked, async (id) => {
    const outcome = await deleteOne(id);
    if ("inUse" in outcome) return outcome.inUse;
    if ("errors" in outcome) return Object.values(outcome.errors)[0]!;
    if ("absent" in outcome) return GONE;
    pictures.push(...(outcome.pictures ?? []));
    if (outcome.trashId !== undefined) trash_ids.push(outcome.trashId);
    return null;
  });
  return "stale" in outcome ? outcome : { record: { ...outcome.record, trash_ids }, pictures };
}

/** Somebody else has deleted it. */
const GONE = Symbol("gone");

/**
 * Runs `act` on each record of the next slice, each in its own transaction; it answers null, or why the record was
 * kept.
 */
export async function workThrough(
  db: Database,
  matching: Found,
  { count, after }: SliceAsked,
  act: (id: number) => Promise<string | typeof GONE | null>,
): Promise<Recounted | { record: SliceOutcome }> {
  const slice = after === undefined ? await firstSlice(db, matching, { count, many: "records" }) : sliceAt(after);
  if ("stale" in slice) return slice;
  const rows = await rowsOf(db, matching, slice);
  const kept: SliceOutcome["kept"] = [];
  for (const { id, name } of rows) {
    const why = await act(id);
    if (why === GONE) kept.push({ id, why: "gone already" });
    else if (why !== null) kept.push({ id, name, why });
    await letOthersIn();
  }
  return { record: sliceOutcomeOf(slice, { ids: rows.map(({ id }) => id), kept, total: count }) };
}

const rowsOf = (db: Database, matching: Found, { after, last }: Slice) =>
  db
    .selectFrom(matching.as("found"))
    .selectAll()
    .$castTo<{ id: number; name?: string }>()
    .where("found.id", ">", after)
    .where("found.id", "<=", last)
    .orderBy("found.id")
    .limit(SLICE)
    .execute();
