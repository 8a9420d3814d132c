import type { FastifyReply } from "fastify";
import { z } from "zod";
import {
  discardDraft,
  findLastWritten,
  findPlan,
  planWithdrawal,
  publishDraft,
  saveDraft,
} from "#app/domain/article/article-plans.server.ts";
import {
  articleDraftInput,
  articlePlanRecord,
  articleRecord,
  withdrawalInput,
} from "#app/domain/article/article-schema.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { recordId, seenVersion } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

const byId = z.object({ id: recordId("Id") });
const byVersion = byId.extend({ seen: seenVersion });
const refusals = { 404: refusalSchema, 409: staleOf(articleRecord), 422: refusalSchema };

/** What is written beside a published article, when it appears, and when the article goes (record 087). */
export function adminArticlePlansApi(app: ApiScope, { db }: ApiServices): void {
  const reading = {
    summary: "Answers what is planned for a published article: the draft beside it, and when either appears or goes",
    querystring: byId,
    response: { 200: oneOf(articlePlanRecord), 404: refusalSchema },
  };
  app.get("/article-drafts.php", { schema: reading, ...needs("blogs.see") }, async (request, reply) => {
    const plan = await findPlan(db, request.query.id);
    return plan ? succeeded(plan) : reply.code(404).send(absentRecord);
  });

  /** What somebody else has written meanwhile stands beside the refusal. */
  const sendWritten = async <Stored>(reply: FastifyReply, outcome: SaveOutcome<Stored>, id: number, message: string) =>
    "stale" in outcome
      ? reply.code(409).send({ ...refused(outcome.stale), data: await findLastWritten(db, id) })
      : sendSave(reply, outcome, { status: 200, message });

  const saving = {
    summary: "Keeps a draft beside a published article, which stays as it is, until a time or a word",
    querystring: byVersion,
    body: articleDraftInput,
    response: { 200: oneOf(articlePlanRecord), ...refusals },
  };
  app.put("/article-drafts.php", { schema: saving, ...needs("blogs.change") }, async (request, reply) => {
    const { id } = request.query;
    const outcome = await saveDraft(db, id, request.body, editorOf(request));
    return sendWritten(reply, outcome, id, "Draft saved beside the article");
  });

  const publishing = {
    summary: "Puts what is written in the place of a published article; the draft beside it goes",
    querystring: byVersion,
    body: articleDraftInput,
    response: { 200: oneOf(articleRecord), ...refusals },
  };
  app.post("/article-drafts.php", { schema: publishing, ...needs("blogs.change") }, async (request, reply) => {
    const { id } = request.query;
    const outcome = await publishDraft(db, id, request.body, editorOf(request));
    return sendWritten(reply, outcome, id, "Article updated");
  });

  const discarding = {
    summary: "Discards the draft beside a published article",
    querystring: byId,
    response: { 200: doneSchema, 404: refusalSchema },
  };
  app.delete("/article-drafts.php", { schema: discarding, ...needs("blogs.change") }, async (request, reply) =>
    (await discardDraft(db, request.query.id, actorOf(request)))
      ? done("Discarded")
      : reply.code(404).send(absentRecord),
  );

  withdrawing(app, db);
}

function withdrawing(app: ApiScope, db: ApiServices["db"]) {
  const ending = {
    summary: "Says when a published article becomes a draft again",
    querystring: byId,
    body: withdrawalInput,
    response: { 200: oneOf(articlePlanRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/article-withdrawals.php", { schema: ending, ...needs("blogs.change") }, async (request, reply) => {
    const { withdraw_at = null } = request.body;
    const outcome = await planWithdrawal(db, request.query.id, withdraw_at, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Saved" });
  });
}
