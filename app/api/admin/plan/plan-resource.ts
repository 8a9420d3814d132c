import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { Database } from "#app/domain/database-type.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { type Plan, planRecord, withdrawalInput } from "#app/domain/plan/plan-schema.ts";
import type { PlannedDraft, plansOf } from "#app/domain/plan/plans.server.ts";
import { onceForEach } from "#app/lib/once-for-each.ts";
import { seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { keepUploads, type PictureFields } from "#app/api/admin/content/picture-fields.ts";

interface PlanResource<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent> {
  /** E.g. `article`: the files are `article-drafts.php` and, if it can be withdrawn, `article-withdrawals.php`. */
  one: string;
  noun: "blogs" | "pages" | "page-texts";
  /** The part of the query that names the record. */
  query: z.ZodObject;
  /** The id of the named record; null if it is not stored yet. */
  findId(db: Database, query: Query): Promise<number | null> | number | null;
  /** The same before writing a draft: creates the record if there is none. */
  claimId(db: Database, query: Query): Promise<number> | number;
  input: z.ZodType<Body>;
  record: z.ZodType<Shown>;
  plans: ReturnType<typeof plansOf<Draft, Live>>;
  /** Converts the body to a draft, with pictures as `keepUploads` left them; or answers errors. */
  draftOf(db: Database, body: Body, query: Query): Promise<PlannedDraft<Draft> | { errors: FieldErrors }>;
  shownAs(record: Live): Shown;
  pictures?: { folder: "library"; fields: PictureFields };
}

type Stored = { id: number; updated_at: string };
type Sent = Record<string, unknown>;

/** Drafts beside live records, when they are published, and when a record is withdrawn (record 125). */
export function planResource<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent>(
  app: ApiScope,
  services: ApiServices,
  resource: PlanResource<Draft, Live, Shown, Query, Body>,
): void {
  readingPlan(app, services, resource);
  writingDraft(app, services, resource);
  discardingDraft(app, services, resource);
  if (resource.plans.rules.takenOff) withdrawing(app, services, resource);
}

const planOf = onceForEach((record: z.ZodType) => planRecord(record));

/** The record last saved with its plan, so that neither a colleague's words nor their schedule is overwritten. */
const newerOf = onceForEach((record: z.ZodType) => staleOf(record.and(z.object({ plan: planOf(record) }))));

const none = { draft: null, publish_at: null, withdraw_at: null };

const shownPlan = <Live extends Stored, Shown>(
  { draft, ...times }: Plan<Live>,
  { shownAs }: { shownAs(record: Live): Shown },
) => ({ draft: draft && shownAs(draft), ...times });

function readingPlan<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent>(
  app: ApiScope,
  { db }: ApiServices,
  resource: PlanResource<Draft, Live, Shown, Query, Body>,
) {
  const { one, noun, query, record, plans } = resource;
  const schema = {
    summary: `Answers what is planned for a published ${one}: the draft beside it, and when either appears or goes`,
    querystring: query,
    response: { 200: oneOf(planOf(record)), 404: refusalSchema },
  };
  app.get(`/${one}-drafts.php`, { schema, ...needs(`${noun}.see`) }, async (request, reply) => {
    const id = await resource.findId(db, request.query as Query);
    if (id === null) return succeeded(none);
    const found = await plans.find(db, id);
    return found ? succeeded(shownPlan(found, resource)) : reply.code(404).send(absentRecord);
  });
}

function writingDraft<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent>(
  app: ApiScope,
  services: ApiServices,
  resource: PlanResource<Draft, Live, Shown, Query, Body>,
) {
  const { one, noun, record, plans, shownAs } = resource;
  const path = `/${one}-drafts.php`;
  const shared = {
    consumes: resource.pictures ? ["application/json", "multipart/form-data"] : ["application/json"],
    querystring: resource.query.extend({ seen: seenVersion }),
    body: resource.input,
  };
  const refusals = { 404: refusalSchema, 409: newerOf(record), 422: refusalSchema };

  const saving = {
    ...shared,
    summary: `Keeps a draft beside a published ${one}, which stays as it is, until a time or a word`,
    response: { 200: oneOf(planOf(record)), ...refusals },
  };
  app.put(path, { schema: saving, ...needs(`${noun}.change`) }, async (request, reply) => {
    const editor = editorOf(request);
    const { id, outcome } = await write(services, resource, request, (id, draft) =>
      plans.saveDraft(services.db, id, draft, editor),
    );
    const shown = "record" in outcome ? { record: shownPlan(outcome.record, resource) } : outcome;
    return sendWritten(reply, shown, `Draft saved beside the ${one}`, () => lastWritten(services.db, resource, id));
  });

  const publishing = {
    ...shared,
    summary: `Puts what is written in the place of a published ${one}; the draft beside it goes`,
    response: { 200: oneOf(record), ...refusals },
  };
  app.post(path, { schema: publishing, ...needs(`${noun}.change`) }, async (request, reply) => {
    const editor = editorOf(request);
    const { id, outcome } = await write(services, resource, request, (id, draft) =>
      plans.publishDraft(services.db, id, draft, editor),
    );
    const shown = "record" in outcome ? { record: shownAs(outcome.record) } : outcome;
    return sendWritten(reply, shown, "Published", () => lastWritten(services.db, resource, id));
  });
}

/** On a conflict, sends what somebody else saved meanwhile. */
async function sendWritten<Saved>(
  reply: FastifyReply,
  outcome: SaveOutcome<Saved>,
  message: string,
  newer: () => Promise<unknown>,
) {
  if (!("stale" in outcome)) return sendSave(reply, outcome, { status: 200, message });
  return reply.code(409).send({ ...refused(outcome.stale), data: await newer() });
}

async function lastWritten<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent>(
  db: Database,
  resource: PlanResource<Draft, Live, Shown, Query, Body>,
  id: number,
) {
  const found = await resource.plans.findLastWritten(db, id);
  return found && { ...resource.shownAs(found.record), plan: shownPlan(found.plan, resource) };
}

/** Reads the request and calls `act` with the draft; a refused request leaves no file behind. */
async function write<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent, Saved>(
  services: ApiServices,
  resource: PlanResource<Draft, Live, Shown, Query, Body>,
  { query, body }: { query: unknown; body: unknown },
  act: (id: number, draft: PlannedDraft<Draft>) => Promise<SaveOutcome<Saved>>,
) {
  const { db } = services;
  let id = 0;
  const uploads = await keepUploads(services, resource.pictures, { body: body as Body });
  const outcome = await uploads.orTakeBack<Saved>(async () => {
    const draft = await resource.draftOf(db, uploads.draft as Body, query as Query);
    if ("errors" in draft) return draft;
    id = await resource.claimId(db, query as Query);
    return act(id, draft);
  });
  return { id, outcome };
}

function discardingDraft<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent>(
  app: ApiScope,
  { db }: ApiServices,
  { one, noun, query, findId, plans }: PlanResource<Draft, Live, Shown, Query, Body>,
) {
  const schema = {
    summary: `Discards the draft beside a published ${one}`,
    querystring: query,
    response: { 200: doneSchema, 404: refusalSchema },
  };
  app.delete(`/${one}-drafts.php`, { schema, ...needs(`${noun}.change`) }, async (request, reply) => {
    const id = await findId(db, request.query as Query);
    const isGone = id !== null && (await plans.discardDraft(db, id, actorOf(request)));
    return isGone ? done("Discarded") : reply.code(404).send(absentRecord);
  });
}

function withdrawing<Draft extends object, Live extends Stored, Shown, Query, Body extends Sent>(
  app: ApiScope,
  { db }: ApiServices,
  resource: PlanResource<Draft, Live, Shown, Query, Body>,
) {
  const { one, noun, query, record, plans } = resource;
  const schema = {
    summary: `Says when visitors no longer see a published or scheduled ${one}`,
    querystring: query,
    body: withdrawalInput,
    response: { 200: oneOf(planOf(record)), 404: refusalSchema, 422: refusalSchema },
  };
  app.put(`/${one}-withdrawals.php`, { schema, ...needs(`${noun}.change`) }, async (request, reply) => {
    const { withdraw_at = null } = request.body;
    const id = await resource.claimId(db, request.query as Query);
    const outcome = await plans.planWithdrawal(db, id, withdraw_at, actorOf(request));
    const shown = "record" in outcome ? { record: shownPlan(outcome.record, resource) } : outcome;
    return sendSave(reply, shown, { status: 200, message: "Saved" });
  });
}
