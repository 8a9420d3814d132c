import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { officeTime } from "#app/domain/save-obstacle.server.ts";
import type { Article, ArticleDraftInput, ArticlePlan } from "./article-schema.ts";
import { stageOf } from "./article-stages.ts";
import {
  type ArticleDraft,
  contentOf,
  holdArticle,
  dropDraft,
  planOf,
  type PlanRow,
  rowOf,
  storePlan,
} from "./article-plan-rows.server.ts";
import { hasContent } from "./article-text.ts";
import { sanitizeBody } from "./sanitize-body.server.ts";
import { articles } from "./save-article.server.ts";

const notLive = { errors: { status: "Only a published article has a draft beside it" } };

/** What is planned for an article; null where there is no such article. */
export async function findPlan(db: Database, id: number): Promise<ArticlePlan | null> {
  const article = await articles.find(db, id);
  return article && planOf(article, await rowOf(db, id));
}

/** The article as it was written last: the draft beside it, else itself. */
export async function findLastWritten(db: Database, id: number): Promise<Article | null> {
  const article = await articles.find(db, id);
  return article && (planOf(article, await rowOf(db, id)).draft ?? article);
}

/** Keeps what is written beside a published article: visitors go on seeing the article as it is. */
export async function saveDraft(
  db: Database,
  id: number,
  input: ArticleDraftInput,
  editor: Editor,
): Promise<SaveOutcome<ArticlePlan>> {
  const body = await sanitizeBody(input.body ?? "");
  return db.transaction().execute(async (db) => {
    const opened = await openFor(db, id, editor);
    if ("refusal" in opened) return opened.refusal;
    const { article, row } = opened;
    const draft = await draftOf(db, { ...input, body }, row ? contentOf(row) : null, article);
    const publish_at = input.publish_at ?? null;
    const errors = publish_at && refusePublication(draft, publish_at, row);
    if (errors) return { errors };
    await storePlan(db, id, { content: JSON.stringify(draft), publish_at, actor_id: editor.userId });
    await recordActivity(db, editor, planAct("update", id, draft.title));
    return { record: planOf(article, await rowOf(db, id)) };
  });
}

/** Puts what is written in the article's place; the draft beside it goes. */
export async function publishDraft(
  db: Database,
  id: number,
  input: ArticleDraftInput,
  editor: Editor,
): Promise<SaveOutcome<Article>> {
  const body = await sanitizeBody(input.body ?? "");
  return db.transaction().execute(async (db) => {
    const opened = await openFor(db, id, editor);
    if ("refusal" in opened) return opened.refusal;
    const { article, row } = opened;
    const draft = await draftOf(db, { ...input, body }, row ? contentOf(row) : null, article);
    const outcome = await articles.change(db, id, draft, { ...editor, seen: undefined });
    if ("record" in outcome) await dropDraft(db, id);
    return outcome;
  });
}

/** Answers false where there was no draft. */
export const discardDraft = (db: Database, id: number, actor: Actor): Promise<boolean> =>
  db.transaction().execute(async (db) => {
    await holdArticle(db, id);
    const row = await rowOf(db, id);
    const draft = row && contentOf(row);
    if (!draft) return false;
    await dropDraft(db, id);
    await recordActivity(db, actor, planAct("delete", id, draft.title));
    return true;
  });

/** Says when a published article becomes a draft again. */
export async function planWithdrawal(
  db: Database,
  id: number,
  withdraw_at: string | null,
  actor: Actor,
): Promise<SaveOutcome<ArticlePlan>> {
  return db.transaction().execute(async (db) => {
    await holdArticle(db, id);
    const article = await articles.find(db, id);
    if (!article) return { absent: true };
    if (stageOf(article) !== "published") return notLive;
    if (withdraw_at !== null && withdraw_at <= now())
      return { errors: { withdraw_at: "Choose a time that is still to come" } };
    await storePlan(db, id, { withdraw_at });
    await recordActivity(db, actor, planAct("update", id, article.title));
    return { record: planOf(article, await rowOf(db, id)) };
  });
}

interface Opened {
  article: Article;
  row: PlanRow | undefined;
}

/** The article and its plan, where the editor has seen what is written last of them. */
async function openFor(
  db: Database,
  id: number,
  { seen }: Editor,
): Promise<Opened | { refusal: { absent: true } | { errors: FieldErrors } | { stale: string } }> {
  await holdArticle(db, id);
  const article = await articles.find(db, id);
  if (!article) return { refusal: { absent: true } };
  if (stageOf(article) !== "published") return { refusal: notLive };
  const row = await rowOf(db, id);
  const last = row?.content ? row.updated_at : article.updated_at;
  if (seen === undefined || seen === last) return { article, row };
  const when = officeTime(last);
  return {
    refusal: { stale: `This article was saved on ${when}, after you had opened it. Nothing of yours is stored yet.` },
  };
}

async function draftOf(
  db: Database,
  input: ArticleDraftInput & { body: string },
  before: ArticleDraft | null,
  article: Article,
): Promise<ArticleDraft> {
  const { existingImage, library_image, existingShareImage, publish_at, description = "", ...words } = input;
  const kept = existingImage === "" ? null : (before ?? article).image;
  const shared = existingShareImage === "" ? null : (before?.share_image ?? article.share_image ?? null);
  return {
    ...words,
    description,
    image: library_image ? await findInLibrary(db, library_image) : kept,
    share_image: existingShareImage ? await findInLibrary(db, existingShareImage) : shared,
  };
}

function refusePublication({ body, description }: ArticleDraft, publish_at: string, row?: PlanRow): FieldErrors | null {
  if (!hasContent(body)) return { body: "Body is required" };
  if (!description) return { description: "Description is required" };
  const isNew = publish_at !== row?.publish_at;
  return isNew && publish_at <= now() ? { publish_at: "Choose a time that is still to come" } : null;
}

const planAct = (action: "update" | "delete", recordId: number, name: string) =>
  ({ action, type: "article-draft", name, recordId }) as const;

const now = () => new Date().toISOString();
