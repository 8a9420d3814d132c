import { setImmediate as letOthersIn } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import type { DeleteOutcome, FieldErrors } from "#app/domain/outcome.ts";
import { firstSlice } from "#app/domain/first-slice.server.ts";
import {
  type Recounted,
  SLICE,
  type Slice,
  sliceAt,
  type SliceAsked,
  type SliceOutcome,
  sliceOutcomeOf,
} from "#app/domain/slice.ts";
import type { Found } from "./any-table.server.ts";

export interface Doomed {
  /** The `id` of all records that a filter lets through, and the `name` where one may have to stay. */
  matching: Found;
  /** Deletes one in a transaction of its own. */
  remove(id: number): Promise<DeleteOutcome | { errors: FieldErrors }>;
}

type Deleted = Recounted | { record: SliceOutcome; pictures: PictureAddress[] };

/** Deletes the next slice of the records that match: what has to stay stays, and the outcome says why. */
export async function deleteMatching(
  db: Database,
  { matching, remove }: Doomed,
  { count, after }: SliceAsked,
): Promise<Deleted> {
  const slice = after === undefined ? await firstSlice(db, matching, { count, many: "records" }) : sliceAt(after);
  if ("stale" in slice) return slice;
  const rows = await rowsOf(db, matching, slice);
  const kept: SliceOutcome["kept"] = [];
  const pictures: PictureAddress[] = [];
  for (const { id, name } of rows) {
    const outcome = await remove(id);
    if ("inUse" in outcome) kept.push({ id, name, why: outcome.inUse });
    else if ("errors" in outcome) kept.push({ id, name, why: Object.values(outcome.errors)[0]! });
    else if ("isDeleted" in outcome) pictures.push(...(outcome.pictures ?? []));
    await letOthersIn();
  }
  const ids = rows.map(({ id }) => id);
  return { record: sliceOutcomeOf(slice, { ids, kept, total: count }), pictures };
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
