import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { formDoubts, Tables } from "#db/schema.ts";
import { type Actor, forgetNames, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import type { FormName } from "#app/domain/robot-trap/form-limit.ts";
import type { RobotTrap } from "#app/domain/robot-trap/robot-trap-schema.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import type { DoubtfulForm } from "./doubtful-form-schema.ts";

const SHORTEST_FILLING_MS = 3000;
/** Long enough: most are robots', and a visitor mistaken for one has written again by then. */
const DAYS_KEPT = 90;

type Sent = RobotTrap & { email: string; idempotency_key?: string | undefined } & Record<string, unknown>;

/**
 * Sets aside a form that looks like a robot's (D45): it is in no list, count or mail until staff release it. Answers
 * whether it did. The sender must get the usual thank-you, so that a robot learns nothing.
 */
export async function keepIfDoubtful(db: Database, form: FormName, sent: object): Promise<boolean> {
  const { website_address, form_elapsed_ms, idempotency_key, ...typed } = sent as Sent;
  const reason = reasonToDoubt({ website_address, form_elapsed_ms });
  if (reason === null) return false;
  const fields = Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const name = fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
  const { password_hash, ...searched } = fields;
  await db
    .insertInto("doubtful_forms")
    .values({
      created_at: new Date().toISOString(),
      form,
      reason,
      name,
      email: typed.email,
      fields,
      idempotency_key: idempotency_key ?? `kept-${crypto.randomUUID()}`,
      search_text: foldText(Object.values(searched).join(" ")),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

function reasonToDoubt({ website_address, form_elapsed_ms }: RobotTrap): (typeof formDoubts)[number] | null {
  if (website_address) return "hidden-field";
  const isTimed = form_elapsed_ms !== undefined && form_elapsed_ms !== "";
  return isTimed && Number(form_elapsed_ms) < SHORTEST_FILLING_MS ? "hurried" : null;
}

export interface DoubtfulFormQuery extends ListQuery {
  form?: FormName | undefined;
}

/** Lists doubtful forms, newest first; `q` searches all fields. */
export async function listDoubtfulForms(db: Database, query: DoubtfulFormQuery = {}): Promise<PageOf<DoubtfulForm>> {
  const all = db.selectFrom("doubtful_forms as d").selectAll("d");
  const page = await listPage(db, query.form ? all.where("d.form", "=", query.form) : all, order, query);
  return { ...page, rows: page.rows.map(doubtfulFormOf) };
}

const order: ListOrder = {
  table: "doubtful_forms",
  alias: "d",
  usual: (found) => found.orderBy("d.id", "desc"),
  sorts: {},
};

/** Deletes a doubtful form for good, and removes its sender's name from the history. */
export async function deleteDoubtfulForm(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const form = await db
      .deleteFrom("doubtful_forms")
      .where("id", "=", id)
      .returning(["name", "email"])
      .executeTakeFirst();
    if (!form) return { absent: true };
    const name = form.name || form.email;
    await recordActivity(db, actor, { action: "delete", type: "doubtful-form", name, recordId: id });
    await forgetNames(db, "doubtful-form", [id]);
    return { isDeleted: true };
  });
}

/** Deletes forms older than ninety days, and removes their senders' names from the history. */
export async function forgetOldDoubtfulForms(db: Database): Promise<void> {
  const before = daysAgo(DAYS_KEPT);
  await db.transaction().execute(async (db) => {
    const gone = await db.deleteFrom("doubtful_forms").where("created_at", "<", before).returning("id").execute();
    const ids = gone.map(({ id }) => id);
    await forgetNames(db, "doubtful-form", ids);
  });
}

/** Converts a row to what staff see, without the password's hash. */
export function doubtfulFormOf({ fields, ...row }: Selectable<Tables["doubtful_forms"]>): DoubtfulForm {
  const { name: _name, email: _email, password_hash, ...details } = fields;
  const { id, form, reason, name, email, created_at } = row;
  return { id, form, reason, name, email, details, created_at };
}
