import type { Database } from "#db/database.ts";
import { rowsAsText } from "#db/statements/rows-as-text.ts";
import { ABSENT } from "./courses-by-university.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { isSame, type Signature, signatureOf } from "./catalogue-signature.server.ts";
import { stateOf } from "#app/domain/course/catalogue/course-facets.ts";
import { placeInOrders, readOrders } from "./course-orders.server.ts";
import { type CatalogueColumns, emptyColumns, forget, type Kept, makeRoom } from "./kept-columns.server.ts";
import { withNumber } from "./numbers.ts";
import { keptFields, numberOf, take } from "./take-course.server.ts";

/** Rows read at a time; other requests are answered in between. */
const SLICE = 2000;
/** Another process may commit a change whose time is earlier than one already read. */
const OVERLAP_MS = 60_000;

const kept = new WeakMap<Database, Promise<Kept>>();

/** The columns of the catalogue as it is now; reads only what changed since the last call. */
export async function readColumns(db: Database): Promise<CatalogueColumns> {
  const before = kept.get(db);
  const next = (before ?? Promise.resolve(null)).catch(() => null).then((columns) => brought(db, columns));
  kept.set(db, next);
  return next;
}

async function brought(db: Database, columns: Kept | null): Promise<Kept> {
  const now = await signatureOf(db);
  // Open intakes depend on the day, and rules change `barred_from` without changing `updated_at`.
  if (columns === null || columns.day !== dayInIndia() || columns.known.rules !== now.rules) return load(db, now);
  const { known } = columns;
  if (isSame(known, now)) return columns;
  if (known.universitiesChanged !== now.universitiesChanged || known.universities !== now.universities)
    await readUniversities(db, columns);
  if (known.changed === "") return load(db, now);
  const since = new Date(Date.parse(known.changed) - OVERLAP_MS).toISOString();
  const recent = db.selectFrom("courses").select(["id", "updated_at"]).where("updated_at", ">=", since).limit(SLICE);
  const changed = new Map((await recent.execute()).map(({ id, updated_at }) => [id, updated_at]));
  if (changed.size === SLICE) return load(db, now);
  await readChanged(
    db,
    columns,
    [...changed].filter(([id, at]) => columns.recent.get(id) !== at).map(([id]) => id),
  );
  columns.recent = changed;
  columns.known = now;
  return columns.count === now.courses ? columns : reconciled(db, columns);
}

async function readChanged(db: Database, columns: Kept, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await readCourses(db, columns, ids);
  await placeInOrders(db, columns.orders, ids);
}

async function load(db: Database, now: Signature): Promise<Kept> {
  const columns = emptyColumns(dayInIndia(), now);
  await readUniversities(db, columns);
  const last = await db.selectFrom("courses").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  makeRoom(columns, last?.id ?? 0);
  await readCourses(db, columns);
  await readOrders(db, columns.orders);
  return columns;
}

/** Compares all ids, after a deletion or after a course came back from the trash with its old `updated_at`. */
async function reconciled(db: Database, columns: Kept): Promise<Kept> {
  const there = new Set<number>();
  const unknown: number[] = [];
  const ids = db.selectFrom("courses").select("id").orderBy("id").limit(SLICE);
  for (let rows = await ids.execute(); rows.length > 0; rows = await ids.where("id", ">", rows.at(-1)!.id).execute())
    for (const { id } of rows) {
      there.add(id);
      if (columns.codes.pair[id] === ABSENT || id >= columns.size) unknown.push(id);
    }
  const gone: number[] = [];
  for (let id = 0; id < columns.size; id += 1) if (columns.codes.pair[id] !== ABSENT && !there.has(id)) gone.push(id);
  for (const id of gone) forget(columns, id);
  for (let first = 0; first < unknown.length; first += SLICE)
    await readCourses(db, columns, unknown.slice(first, first + SLICE));
  await placeInOrders(db, columns.orders, [...gone, ...unknown]);
  return columns;
}

/** Reads the courses with these ids, or all. */
async function readCourses(db: Database, columns: Kept, ids?: number[]) {
  const courses = db
    .selectFrom("courses")
    .select(keptFields)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
    .orderBy("id")
    .limit(SLICE);
  const read = (slice: typeof courses) =>
    rowsAsText(db, slice, keptFields, ["eligibility", "languages", "intakes", "approvals"]);
  for (let rows = await read(courses); rows.length > 0;) {
    makeRoom(columns, rows.at(-1)!.id);
    for (const row of rows) take(columns, row);
    rows = rows.length < SLICE ? [] : await read(courses.where("id", ">", rows.at(-1)!.id));
  }
  columns.numbering = null;
}

async function readUniversities(db: Database, columns: Kept): Promise<void> {
  const universities = db.selectFrom("universities").select(["id", "location"]).orderBy("id").limit(SLICE);
  const { valueNumbers } = columns;
  for (let rows = await universities.execute(); rows.length > 0;) {
    for (const { id, location } of rows) {
      valueNumbers.university = withNumber(valueNumbers.university, id, id);
      valueNumbers.state = withNumber(valueNumbers.state, id, numberOf(columns, "state", stateOf(location)));
    }
    rows = rows.length < SLICE ? [] : await universities.where("id", ">", rows.at(-1)!.id).execute();
  }
}
