import type { AliasedExpression, RawBuilder, SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { fieldChanges } from "#app/domain/activity/field-changes.ts";
import { type Seer, wholeOffice } from "#app/domain/lead/record/lead-seers.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { Snapshot } from "#app/domain/version/snapshot.server.ts";
import { anyTable, type Columns, type Found } from "./any-table.server.ts";
import { putBackEnquiry, type TrashedKind, trashEnquiry } from "./enquiry-trash.server.ts";
import { listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";

interface EnquiryKind<Shown> extends TrashedKind {
  /** The rows, aliased `e`, with joins that add at most one row to each. */
  from(db: Database): unknown;
  /** The columns of a record, in Kysely's notation: `e.name`, `u.email as email`, or an aliased expression. */
  columns: readonly (string | AliasedExpression<unknown, string>)[];
  nameOf(record: Shown): string;
  /** Its name in the trash, if more specific: several records of one person may be there. */
  titleOf?(record: Shown): string;
  /** The condition for a row `e` to be visible; null: no restriction. Absent: no restriction for anybody. */
  seenBy?(seer: Seer): RawBuilder<SqlBool> | null;
  /** Columns to filter by. */
  filters: readonly string[];
  sorts: ListOrder["sorts"];
  counted?: ListOrder["counted"];
}

/** The query with the values of filters by name. */
type EnquiryQuery = SortedListQuery & Record<string, unknown>;

type MailsOf<Shown> = (db: Database, record: Shown) => Promise<number[]>;

interface EnquiryChange<Shown> {
  id: number;
  columns: Columns;
  /** Runs in the same transaction, e.g. to queue a mail; its `db` is that transaction. */
  inSameSave?(db: Database, record: Shown): Promise<unknown>;
}

/** The functions of a noun that visitors send; newest first. */
export function enquiryList<Shown extends { id: number }>(kind: EnquiryKind<Shown>) {
  return {
    /** The names of the sorts. */
    sorts: Object.keys(kind.sorts),

    find: (db: Database, id: number, seer: Seer) => find(db, kind, id, seer),

    list: (db: Database, query: EnquiryQuery = {}, seer: Seer = wholeOffice) => list(db, kind, query, seer),

    /** A query for the `id` of all that the list would show. */
    matching: (db: Database, query: EnquiryQuery, seer: Seer = wholeOffice) => matching(db, kind, query, seer),

    change: (db: Database, { id, columns, inSameSave }: EnquiryChange<Shown>, editor: Editor) =>
      db.transaction().execute(async (db): Promise<SaveOutcome<Shown>> => {
        if (!(await find(db, kind, id, editor))) return { absent: true };
        const record = await change(db, kind, { id, columns }, editor);
        if (!record) return saveObstacle(db, { ...kind, id }, editor);
        await inSameSave?.(db, record);
        return { record };
      }),

    /** Moves it to the trash; `mailsOf` names the mails about it, which are not sent while it is there. */
    delete: (db: Database, id: number, actor: Actor, mailsOf?: MailsOf<Shown>) =>
      db.transaction().execute(async (db): Promise<DeleteOutcome> => {
        const record = await find(db, kind, id, actor);
        if (!record) return { absent: true };
        const mailIds = (await mailsOf?.(db, record)) ?? [];
        const trashId = await trashEnquiry(
          db,
          kind,
          { id, name: kind.nameOf(record), title: kind.titleOf?.(record), mailIds },
          actor,
        );
        return { isDeleted: true, trashId };
      }),

    /** `db` is the transaction that takes it out of the trash. */
    putBack: (db: Database, snapshot: Snapshot, actor: Actor) =>
      putBackEnquiry(db, kind, snapshot, {
        actor,
        nameOf: async (id) => kind.nameOf((await find(db, kind, id, wholeOffice))!),
      }),
  };
}

async function find<Shown>(db: Database, kind: EnquiryKind<Shown>, id: number, seer: Seer): Promise<Shown | null> {
  const row = await rowsOf(db, kind, seer).select(kind.columns).where("e.id", "=", id).executeTakeFirst();
  return (row as Shown | undefined) ?? null;
}

function list<Shown>(db: Database, kind: EnquiryKind<Shown>, query: EnquiryQuery, seer: Seer): Promise<PageOf<Shown>> {
  const found = filtered(kind, query, rowsOf(db, kind, seer).select(kind.columns));
  const { table, sorts, counted } = kind;
  const order: ListOrder = {
    table,
    alias: "e",
    usual: (rows) => rows.orderBy("e.id", "desc"),
    sorts,
    counted,
    seen: kind.seenBy?.(seer),
    bare: filtered(kind, query, seenRows(kind, anyTable(db).selectFrom(`${table} as e`), seer)),
  };
  return listPage(db, found, order, query) as Promise<PageOf<Shown>>;
}

async function matching<Shown>(
  db: Database,
  kind: EnquiryKind<Shown>,
  query: EnquiryQuery,
  seer: Seer,
): Promise<Found> {
  const found = await matchingRows(db, kind.table, query.q);
  const rows = filtered(kind, query, rowsOf(db, kind, seer).select("e.id"));
  return found ? found.narrow(rows, "e") : rows;
}

const filtered = <Shown>({ filters }: EnquiryKind<Shown>, query: EnquiryQuery, rows: Found): Found =>
  filters
    .filter((column) => query[column] !== undefined)
    .reduce((found, column) => found.where(`e.${column}`, "=", query[column]), rows);

async function change<Shown>(
  db: Database,
  kind: EnquiryKind<Shown>,
  { id, columns }: EnquiryChange<Shown>,
  editor: Editor,
) {
  const before = await anyTable(db).selectFrom(kind.table).selectAll().where("id", "=", id).executeTakeFirst();
  let rows = anyTable(db)
    .updateTable(kind.table)
    .set({ ...columns, updated_at: new Date().toISOString() })
    .where("id", "=", id);
  if (editor.seen !== undefined) rows = rows.where("updated_at", "=", editor.seen);
  if (!(await rows.returning("id").executeTakeFirst())) return null;
  const record = (await find(db, kind, id, editor))!;
  const changes = fieldChanges<Columns>({ status: "Status", step: "Step" }, before!, columns);
  const act = { action: "update" as const, type: kind.type, name: kind.nameOf(record), recordId: id };
  await recordActivity(db, editor, { ...act, changes });
  return record;
}

const rowsOf = <Shown>(db: Database, kind: EnquiryKind<Shown>, seer: Seer): Found =>
  seenRows(kind, kind.from(db) as Found, seer);

function seenRows<Shown>(kind: EnquiryKind<Shown>, rows: Found, seer: Seer): Found {
  const seen = kind.seenBy?.(seer);
  return seen ? rows.where(seen) : rows;
}
