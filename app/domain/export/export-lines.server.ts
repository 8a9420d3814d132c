import type { Database } from "#db/database.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv-line.ts";
import { leaveLinksOf } from "#app/domain/subscriber/leave-links.server.ts";
import type { Subscriber } from "#app/domain/subscriber/subscriber-schema.ts";
import type { ListExport } from "./list-export.ts";

interface Listed {
  id: number;
}

/** Blocks the event loop for some milliseconds. */
const ROWS_AT_ONCE = 1000;

/** Yields a list's file in pieces: the labels with the first page of records, then each further page. */
export async function* exportLines(
  { db, publicOrigin }: { db: Database; publicOrigin: string },
  { type, columns, ordered }: ListExport<object>,
  pages: AsyncIterable<Listed[]>,
): AsyncGenerator<string> {
  const places = ordered ? await placesOf(db, ordered) : null;
  let head = BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label));
  for await (const page of pages) {
    const courses = ordered === "universities" ? await coursesOf(db, page) : null;
    const leaving = type === "subscriber" ? await leaveLinksOf(db, publicOrigin, page as Subscriber[]) : null;
    const lines = page.map((record) => {
      const { id } = record;
      const place = places?.get(id);
      const row = { ...record, place, course_count: courses?.get(id) ?? 0, leave_url: leaving?.get(id) ?? null };
      return csvLine(columns.map(({ value }) => value(row)));
    });
    yield head + lines.join("");
    head = "";
    await letOthersIn();
  }
}

type ReadPage = (bounds: { page: number; limit: number; behind: number | undefined }) => Promise<{ rows: Listed[] }>;

/** Yields all records of a list, page by page, without repeating one that a new record moved to the next page. */
export async function* wholeList(readPage: ReadPage): AsyncGenerator<Listed[]> {
  let told = new Set<number>();
  let behind: number | undefined;
  for (let page = 1; ; page += 1) {
    const { rows } = await readPage({ page, limit: ROWS_AT_ONCE, behind });
    yield rows.filter(({ id }) => !told.has(id));
    // Only an empty page is the end: a short one may lack records deleted meanwhile.
    if (rows.length === 0) return;
    behind = rows.at(-1)!.id;
    told = new Set(rows.map(({ id }) => id));
  }
}

/** Yields the records with these ids, in their order; skips those that are gone. */
export async function* namedRecords(ids: number[], find: (id: number) => Promise<Listed | null>) {
  const found = [];
  for (const id of ids) found.push(await find(id));
  yield found.filter((record) => record !== null);
}

/** The place of each record in its table's order; read in slices, between which other requests are answered. */
async function placesOf(db: Database, table: NonNullable<ListExport<object>["ordered"]>) {
  const places = new Map<number, number>();
  let last = { position: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const { position, id } = last;
    const rows = await db
      .selectFrom(table)
      .select(["position", "id"])
      .where((of) => of(of.refTuple("position", "id"), ">", of.tuple(position, id)))
      .orderBy("position")
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) places.set(row.id, places.size + 1);
    if (rows.length < ROWS_AT_ONCE) return places;
    last = rows.at(-1)!;
    await letOthersIn();
  }
}

async function coursesOf(db: Database, universities: Listed[]) {
  const ids = universities.map(({ id }) => id);
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom("courses")
    .select((select) => ["university_id", select.fn.countAll<number>().as("courses")])
    .where("university_id", "in", ids)
    .groupBy("university_id")
    .execute();
  return new Map(rows.map(({ university_id, courses }) => [university_id, courses]));
}
