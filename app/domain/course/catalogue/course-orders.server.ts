import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { courseSorts } from "#app/domain/course/course-schema.ts";

export type CourseOrder = "staff" | (typeof courseSorts)[number];

/** By each order the ids of all courses. */
export type CourseOrders = Record<CourseOrder, Uint32Array>;

/**
 * By what each order compares, in turn: never null, and always from the lowest on, so that one way reads them all. Each has
 * an index of the same words (migration 0073).
 */
const keys: Record<CourseOrder, string[]> = {
  staff: ["position", "id"],
  title: ["lower(title)", "position", "id"],
  fee: ["coalesce(yearly_fee_paise, 9007199254740991)", "position", "id"],
  "fee-desc": ["coalesce(-yearly_fee_paise, 1)", "position", "id"],
};

const names = Object.keys(keys) as CourseOrder[];

/** Ids read at a time: between two slices others are answered. */
const SLICE = 10_000;
/** Of more changed courses everything is read anew: it takes no longer. */
const MOST_PLACED = 20;

export const noOrders = () => Object.fromEntries(names.map((name) => [name, new Uint32Array(0)])) as CourseOrders;

/** Reads the orders as the database has them. */
export async function readOrders(db: Database, orders: CourseOrders): Promise<void> {
  for (const name of names) orders[name] = await readOrder(db, keys[name]);
}

async function readOrder(db: Database, order: string[]): Promise<Uint32Array> {
  const [words, values] = [sql.raw(order.join()), sql.raw(order.map((key, place) => `${key} as k${place}`).join())];
  const ids: number[] = [];
  for (let after: unknown[] | null = null; ;) {
    const rest: RawBuilder<unknown> = after === null ? sql`` : sql`where (${words}) > (${sql.join(after)})`;
    const slice = sql<Record<string, unknown> & { id: number }>`
      select id, ${values} from courses ${rest} order by ${words} limit ${sql.lit(SLICE)}`;
    const { rows } = await slice.execute(db);
    for (const { id } of rows) ids.push(id);
    if (rows.length < SLICE) return Uint32Array.from(ids);
    after = order.map((_, place) => rows.at(-1)![`k${place}`]);
  }
}

/** Puts courses that came, went or changed into their places. */
export async function placeInOrders(db: Database, orders: CourseOrders, changed: number[]): Promise<void> {
  if (changed.length > MOST_PLACED) return readOrders(db, orders);
  for (const name of names) orders[name] = await placedIn(db, name, { ids: orders[name], changed });
}

async function placedIn(db: Database, name: CourseOrder, { ids, changed }: { ids: Uint32Array; changed: number[] }) {
  const moving = new Set(changed);
  let placed: Uint32Array = ids.filter((id) => !moving.has(id));
  for (const id of changed) {
    const next = await findNext(db, keys[name], { id, moving: [...moving] });
    moving.delete(id);
    if (next === null) continue;
    const place = next.id === null ? placed.length : placed.indexOf(next.id);
    // Meanwhile another one has come to stand there.
    if (place === -1) return readOrder(db, keys[name]);
    placed = insertedAt(placed, place, id);
  }
  return placed;
}

/** The course that stands behind this one, those left out that have no place yet; null where there is no such course any more. */
async function findNext(db: Database, order: string[], { id, moving }: { id: number; moving: number[] }) {
  const words = sql.raw(order.join());
  const { rows } = await sql<{ id: number | null }>`
    select (
      select id from courses where (${words}) > (${sql.join(order.map((key) => sql.raw(own(key))))})
        and id not in (${sql.join(moving)}) order by ${words} limit 1
    ) as id from courses as mine where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const own = (key: string) => key.replace(/\b(position|id|title|yearly_fee_paise)\b/, "mine.$1");

function insertedAt(ids: Uint32Array, place: number, id: number): Uint32Array {
  const longer = new Uint32Array(ids.length + 1);
  longer.set(ids.subarray(0, place));
  longer[place] = id;
  longer.set(ids.subarray(place), place + 1);
  return longer;
}
