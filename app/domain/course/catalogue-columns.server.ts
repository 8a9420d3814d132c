import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { monthsOf } from "#app/lib/duration.ts";
import { dayInIndia } from "#app/lib/india-day.ts";
import { fromMinorUnits } from "#app/lib/money.ts";
import { isSame, type Signature, signatureOf } from "./catalogue-signature.server.ts";
import { bandOf, type FacetKey, facetKeys, feeBands, lengthBands, stateOf } from "./course-facets.ts";
import { intakeStatusOf } from "./intakes.ts";

/** Rows read at a time: between two slices other requests are answered. */
const SLICE = 2000;
/** A change that another process committed late bears an instant from before one that is known already. */
const OVERLAP_MS = 60_000;

/**
 * What every course can be narrowed by, by its id: a number for each facet, 0 where nothing is known. Kept in memory, some
 * 40 bytes a course, so that one walk over it counts every facet at once whatever is chosen (record 060).
 */
export interface CatalogueColumns {
  /** The ids lie below it. */
  size: number;
  isPresent: Uint8Array;
  codes: Record<FacetKey, Uint32Array>;
  /** By its number the value as addresses name it; the first stands for nothing known. */
  values: Record<FacetKey, string[]>;
  /** By the number of a university its name. */
  universityNames: string[];
}

interface Kept extends CatalogueColumns {
  numbers: Record<FacetKey, Map<string, number>>;
  /** By its id the number of a university. */
  universities: Map<number, number>;
  /** By the number of a university that of its state. */
  states: number[];
  day: string;
  known: Signature;
  count: number;
}

const kept = new WeakMap<Database, Promise<Kept>>();

/** The columns as the database now is: only what changed since the last time is read. */
export async function readColumns(db: Database): Promise<CatalogueColumns> {
  const before = kept.get(db);
  const next = (before ?? Promise.resolve(null)).catch(() => null).then((columns) => brought(db, columns));
  kept.set(db, next);
  return next;
}

async function brought(db: Database, columns: Kept | null): Promise<Kept> {
  const now = await signatureOf(db);
  // Which intakes are open depends on the day.
  if (columns === null || columns.day !== dayInIndia()) return load(db, now);
  const { known } = columns;
  if (isSame(known, now)) return columns;
  if (known.universitiesChanged !== now.universitiesChanged || known.universities !== now.universities)
    await readUniversities(db, columns);
  if (known.changed === "") return load(db, now);
  const since = new Date(Date.parse(known.changed) - OVERLAP_MS).toISOString();
  const changed = await db.selectFrom("courses").select("id").where("updated_at", ">=", since).limit(SLICE).execute();
  if (changed.length === SLICE) return load(db, now);
  await readCourses(
    db,
    columns,
    changed.map(({ id }) => id),
  );
  columns.known = now;
  return columns.count === now.courses ? columns : reconciled(db, columns);
}

async function load(db: Database, now: Signature): Promise<Kept> {
  const columns: Kept = {
    size: 0,
    isPresent: new Uint8Array(0),
    codes: byFacet(() => new Uint32Array(0)),
    values: byFacet(() => [""]),
    numbers: byFacet(() => new Map()),
    universityNames: [""],
    universities: new Map(),
    states: [0],
    day: dayInIndia(),
    known: now,
    count: 0,
  };
  await readUniversities(db, columns);
  await readCourses(db, columns);
  return columns;
}

/** After a deletion, or where a course came back from the trash as it was: the ids are compared. */
async function reconciled(db: Database, columns: Kept): Promise<Kept> {
  const there = new Set<number>();
  const unknown: number[] = [];
  const ids = db.selectFrom("courses").select("id").orderBy("id").limit(SLICE);
  for (let rows = await ids.execute(); rows.length > 0; rows = await ids.where("id", ">", rows.at(-1)!.id).execute())
    for (const { id } of rows) {
      there.add(id);
      if (columns.isPresent[id] !== 1) unknown.push(id);
    }
  for (let id = 0; id < columns.size; id += 1) if (columns.isPresent[id] === 1 && !there.has(id)) forget(columns, id);
  for (let first = 0; first < unknown.length; first += SLICE)
    await readCourses(db, columns, unknown.slice(first, first + SLICE));
  return columns;
}

function forget(columns: Kept, id: number): void {
  columns.isPresent[id] = 0;
  columns.count -= 1;
}

/** Those with these ids, or all. */
async function readCourses(db: Database, columns: Kept, ids?: number[]) {
  if (ids?.length === 0) return;
  const courses = db
    .selectFrom("courses")
    .select(["id", "degree_type", "field", "study_mode", "university_id", "fee_paise", "duration"])
    .select(["eligibility", "intakes"])
    .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
    .orderBy("id")
    .limit(SLICE);
  for (let rows = await courses.execute(); rows.length > 0;) {
    makeRoom(columns, rows.at(-1)!.id);
    for (const row of rows) take(columns, row);
    rows = rows.length < SLICE ? [] : await courses.where("id", ">", rows.at(-1)!.id).execute();
  }
}

type Row = Pick<
  Selectable<Tables["courses"]>,
  "id" | "degree_type" | "field" | "study_mode" | "university_id" | "fee_paise" | "duration" | "eligibility" | "intakes"
>;

function take(columns: Kept, row: Row): void {
  const { id, fee_paise, duration, intakes, eligibility } = row;
  if (columns.isPresent[id] === 0) columns.count += 1;
  columns.isPresent[id] = 1;
  const { codes } = columns;
  const note = (key: FacetKey, value: string | null) => (codes[key][id] = numberOf(columns, key, value));
  note("level", row.degree_type);
  note("field", row.field);
  note("mode", row.study_mode);
  note("fee", bandOf(feeBands, fee_paise === null ? null : fromMinorUnits(fee_paise)));
  note("length", bandOf(lengthBands, monthsOf(duration)));
  note("open", intakes.some((intake) => intakeStatusOf(intake, columns.day) === "open") ? "now" : null);
  note("admits", eligibility?.level ?? null);
  codes.university[id] = columns.universities.get(row.university_id) ?? 0;
  codes.state[id] = columns.states[codes.university[id]]!;
}

async function readUniversities(db: Database, columns: Kept): Promise<void> {
  const universities = db
    .selectFrom("universities")
    .select(["id", "slug", "name", "location"])
    .orderBy("id")
    .limit(SLICE);
  for (let rows = await universities.execute(); rows.length > 0;) {
    for (const { id, slug, name, location } of rows) {
      const number = columns.universities.get(id) ?? columns.universityNames.length;
      columns.universities.set(id, number);
      columns.universityNames[number] = name;
      columns.values.university[number] = slug;
      columns.states[number] = numberOf(columns, "state", stateOf(location));
    }
    rows = rows.length < SLICE ? [] : await universities.where("id", ">", rows.at(-1)!.id).execute();
  }
  const { university, state } = columns.codes;
  for (let id = 0; id < columns.size; id += 1) state[id] = columns.states[university[id]!]!;
}

function numberOf({ values, numbers }: Kept, key: FacetKey, value: string | null): number {
  if (value === null) return 0;
  const known = numbers[key].get(value);
  if (known !== undefined) return known;
  numbers[key].set(value, values[key].length);
  return values[key].push(value) - 1;
}

function makeRoom(columns: Kept, id: number): void {
  if (id < columns.size) return;
  const size = Math.max(1024, id + 1, Math.ceil(columns.size * 1.5));
  const grown = <Column extends Uint8Array | Uint32Array>(column: Column, made: Column) => {
    made.set(column);
    return made;
  };
  columns.isPresent = grown(columns.isPresent, new Uint8Array(size));
  for (const key of facetKeys) columns.codes[key] = grown(columns.codes[key], new Uint32Array(size));
  columns.size = size;
}

const byFacet = <Made>(make: () => Made) =>
  Object.fromEntries(facetKeys.map((key) => [key, make()])) as Record<FacetKey, Made>;
