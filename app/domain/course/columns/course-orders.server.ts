import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { courseSorts } from "#app/domain/course/course-schema.ts";
import { idList, idsIn } from "#app/domain/records/list/id-list.server.ts";

export type CourseOrder = "staff" | (typeof courseSorts)[number];

/** The ids of all courses in each order. */
export type CourseOrders = Record<CourseOrder, Uint32Array>;

/**
 * The sort keys of each order: never null and always ascending, so that one query reads them all. Each order has an
 * index with the same expressions (migration 73).
 */
const keys: Record<CourseOrder, string[]> = {
  staff: ["position", "id"],
  title: ["lower(title)", "position", "id"],
  fee: ["coalesce(yearly_fee_paise, 9007199254740991)", "position", "id"],
  "fee-desc": ["coalesce(-yearly_fee_paise, 1)", "position", "id"],
};

const names = Object.keys(keys) as CourseOrder[];

/** Ids read at a time; other requests are answered in between. */
const SLICE = 10_000;
/** With more changed courses, reading all again takes no longer. */
const MOST_PLACED = 20;

export const noOrders = () => Object.fromEntries(names.map((name) => [name, new Uint32Array(0)])) as CourseOrders;

/** Reads all orders from the database. */
export async function readOrders(db: Database, orders: CourseOrders): Promise<void> {
  for (const name of names) orders[name] = await readOrder(db, keys[name]);
}

async function readOrder(db: Database, order: string[]): Promise<Uint32Array> {
  const columns = order.map((_, place) => `k${place}`);
  const raw = (parts: string[]) => sql.raw(parts.join());
  const values = raw(order.map((key, place) => `${key} as ${columns[place]}`));
  const backwards = raw(columns.map((name) => `${name} desc`));
  const slices: Uint32Array[] = [];
  for (let after: unknown[] | null = null; ;) {
    const rest: RawBuilder<unknown> = after === null ? sql`` : sql`where (${raw(order)}) > (${sql.join(after)})`;
    const slice = sql<Record<string, unknown> & { ids: string | number[] | null }>`
      with slice as (select id, ${values} from courses ${rest} order by ${raw(order)} limit ${sql.lit(SLICE)})
      select ids, last.* from (select ${idList(db, sql`order by ${raw(columns)}`)} as ids from slice) as listed
      left join (select * from slice order by ${backwards} limit 1) as last on true`;
    const [found] = (await slice.execute(db)).rows;
    const ids = Uint32Array.from(idsIn(found!.ids));
    slices.push(ids);
    if (ids.length < SLICE) return joined(slices);
    after = columns.map((name) => found![name]);
  }
}

function joined(slices: Uint32Array[]): Uint32Array {
  const all = new Uint32Array(slices.reduce((length, slice) => length + slice.length, 0));
  for (const [place, slice] of slices.entries()) all.set(slice, place * SLICE);
  return all;
}

/** Moves new, changed and deleted courses to their places in the orders. */
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
    // The next course is not in the order yet: it was created meanwhile.
    if (place === -1) return readOrder(db, keys[name]);
    placed = insertedAt(placed, place, id);
  }
  return placed;
}

/** The next course after this one, ignoring those not placed yet; null if this one no longer exists. */
async function findNext(db: Database, order: string[], { id, moving }: { id: number; moving: number[] }) {
  const words = sql.raw(order.join());
  const { rows } = await sql<{ id: number | null }>`
    select (
      select id from courses where (${words}) > (${sql.join(order.map((key) => sql.raw(own(key))))})
        and id not in (${sql.join(moving)}) order by ${words} limit 1
    ) as id from courses as mine where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The first course in the order of fees that costs more a year; null if none does. An unknown fee counts as the
 * highest.
 */
export async function findFirstDearer(db: Database, paise: number): Promise<number | null> {
  const [fee] = keys.fee;
  const order = sql.raw(keys.fee.join());
  const { rows } = await sql<{ id: number }>`
    select id from courses where ${sql.raw(fee!)} > ${paise} order by ${order} limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const own = (key: string) => key.replace(/\b(position|id|title|yearly_fee_paise)\b/, "mine.$1");

function insertedAt(ids: Uint32Array, place: number, id: number): Uint32Array {
  const longer = new Uint32Array(ids.length + 1);
  longer.set(ids.subarray(0, place));
  longer[place] = id;
  longer.set(ids.subarray(place), place + 1);
  return longer;
}
