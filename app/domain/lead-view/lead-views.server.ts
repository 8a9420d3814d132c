import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { leadFilters, leadListQuery } from "#app/domain/lead/lead-list-schema.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import type { ForgottenView, LeadViewInput, SavedView } from "./lead-view-schema.ts";

const MOST_OWN = 30;
const MOST_SHARED = 50;

/** The part of an address that a view saves: filters, words and order, not the page or what is open. */
const viewQuery = leadFilters.extend({
  q: listQuery.shape.q,
  sort: leadListQuery.shape.sort,
});

/** The user's own views, then shared ones, each in order of creation. */
export async function listLeadViews(db: Database, { userId }: Pick<Actor, "userId">): Promise<SavedView[]> {
  return db
    .selectFrom("lead_views as v")
    .innerJoin("users as u", "u.id", "v.user_id")
    .select(["v.id", "v.name", "v.query", "v.is_shared", "u.username as owner"])
    .select(sql<0 | 1>`case when v.user_id = ${userId} then 1 else 0 end`.as("is_own"))
    .where((of) => of.or([of("v.user_id", "=", userId), of("v.is_shared", "=", 1)]))
    .orderBy("is_own", "desc")
    .orderBy("v.id")
    .execute();
}

/** Saves a view; replaces the user's own view with the same name. */
export async function keepLeadView(db: Database, input: LeadViewInput, actor: Actor): Promise<SaveOutcome<SavedView>> {
  const asked = Object.fromEntries(new URLSearchParams(input.query));
  const parsed = viewQuery.safeParse(asked);
  if (!parsed.success) return { errors: { query: parsed.error.issues.map(({ message }) => message).join(". ") } };
  // As sent, without parameters that are no filters.
  const query = `${new URLSearchParams(Object.entries(asked).filter(([name]) => Object.hasOwn(viewQuery.shape, name)))}`;
  if (query === "") return { errors: { query: "Narrow or sort the list first: all leads are the first tab" } };
  const { name, is_shared } = input;
  const user_id = actor.userId!;
  return db.transaction().execute(async (db) => {
    const views = await listLeadViews(db, actor);
    const same = views.find((view) => view.is_own && view.name.toLowerCase() === name.toLowerCase());
    const others = views.filter((view) => view !== same);
    if (others.filter(({ is_own }) => is_own).length >= MOST_OWN) return { errors: { name: tooMany(MOST_OWN) } };
    if (is_shared && others.filter((view) => view.is_shared).length >= MOST_SHARED)
      return { errors: { name: tooMany(MOST_SHARED) } };
    if (same) await db.updateTable("lead_views").set({ name, query, is_shared }).where("id", "=", same.id).execute();
    else {
      const created_at = new Date().toISOString();
      await db.insertInto("lead_views").values({ user_id, name, query, is_shared, created_at }).execute();
    }
    const kept = (await listLeadViews(db, actor)).find((view) => view.is_own && view.name === name);
    return { record: kept! };
  });
}

const tooMany = (most: number) => `There are ${most} views already: forget one first`;

/** Deletes the user's own view or, with `mayShare`, a shared one. */
export async function forgetLeadView(
  db: Database,
  id: number,
  { userId, mayShare }: Pick<Actor, "userId"> & { mayShare: boolean },
): Promise<SaveOutcome<ForgottenView>> {
  const gone = await db
    .deleteFrom("lead_views")
    .where("id", "=", id)
    .where((of) => of.or([of("user_id", "=", userId), ...(mayShare ? [of("is_shared", "=", 1)] : [])]))
    .returning(["id", "name", "query", "is_shared"])
    .executeTakeFirst();
  return gone ? { record: gone } : { absent: true };
}

interface ReplacedTag {
  from: number;
  to: number;
  /** Absent: in all views. */
  among?: number[];
}

/** Replaces a merged tag in views. Answers the ids of those changed. */
export async function replaceTagInViews(db: Database, { from, to, among }: ReplacedTag): Promise<number[]> {
  const views = await db.selectFrom("lead_views").select(["id", "query"]).where("query", "like", "%tag=%").execute();
  const changed: number[] = [];
  for (const view of views) {
    const query = new URLSearchParams(view.query);
    if (query.get("tag") !== `${from}` || among?.includes(view.id) === false) continue;
    query.set("tag", `${to}`);
    await db
      .updateTable("lead_views")
      .set({ query: `${query}` })
      .where("id", "=", view.id)
      .execute();
    changed.push(view.id);
  }
  return changed;
}
