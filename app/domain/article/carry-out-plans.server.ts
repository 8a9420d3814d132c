import type { Database } from "#db/database.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { contentOf, dropDraft, holdArticle } from "./article-plan-rows.server.ts";
import { articles } from "./save-article.server.ts";

/** When the next plan is due, perhaps in the past, while nobody was there; null where nothing is planned. */
export async function nextPlanned(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom("article_plans")
    .select((of) => [of.fn.min("publish_at").as("publish_at"), of.fn.min("withdraw_at").as("withdraw_at")])
    .executeTakeFirstOrThrow();
  return [row.publish_at, row.withdraw_at].filter((at) => at !== null).toSorted()[0] ?? null;
}

/**
 * Does what is due: drafts take the place of their articles, and articles go. Each in a transaction that takes the plan
 * away, so that of several processes one does it. A draft that cannot take its article's place any more stays, without a time.
 */
export async function carryOutPlans(db: Database): Promise<void> {
  const due = await db
    .selectFrom("article_plans")
    .select("article_id")
    .where((of) => of.or([of("publish_at", "<=", now()), of("withdraw_at", "<=", now())]))
    .orderBy("article_id")
    .execute();
  for (const { article_id } of due) {
    await db.transaction().execute((db) => publishDue(db, article_id));
    await db.transaction().execute((db) => withdrawDue(db, article_id));
  }
}

async function publishDue(db: Database, id: number) {
  await holdArticle(db, id);
  const due = await db
    .updateTable("article_plans")
    .set({ publish_at: null })
    .where("article_id", "=", id)
    .where("publish_at", "<=", now())
    .returningAll()
    .executeTakeFirst();
  const draft = due && contentOf(due);
  if (!draft) return;
  const outcome = await articles.change(db, id, draft, { userId: due.actor_id, address: null });
  if ("record" in outcome) await dropDraft(db, id);
}

async function withdrawDue(db: Database, id: number) {
  await holdArticle(db, id);
  const due = await db
    .updateTable("article_plans")
    .set({ withdraw_at: null })
    .where("article_id", "=", id)
    .where("withdraw_at", "<=", now())
    .returningAll()
    .executeTakeFirst();
  const article = due && (await articles.find(db, id));
  if (!article) return;
  await db.deleteFrom("article_plans").where("article_id", "=", id).execute();
  // What was written beside it is the draft from then on; what was live stays as a version.
  const { title, category } = article;
  await articles.change(db, id, { ...(contentOf(due) ?? { title, category }), status: "draft" }, nobody);
}

const nobody: Editor = { userId: null, address: null };

const now = () => new Date().toISOString();
