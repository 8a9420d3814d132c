import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { exportLines, namedRecords, wholeList } from "#app/domain/export/export-lines.server.ts";
import { type AskedExport, takeExportLink } from "#app/domain/export/export-links.server.ts";
import { type ListName, listExportOf } from "#app/domain/export/list-exports.ts";
import { noteTaken, type Taken } from "#app/domain/export/told-export.server.ts";
import { isPermitted, permissionRefusal } from "#app/domain/permission/permissions.ts";
import { findSession } from "#app/domain/session/sessions.server.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { actorIn, type ApiServices } from "#app/api/api-context.ts";
import { bearerToken, missingSecondFactor } from "#app/api/admin/guard-staff.ts";
import { panelPassOf } from "#app/api/admin/session/panel-pass.ts";

const sentences = {
  gone: "This link has been used or has expired. Please export the list once more.",
  failed: "Something went wrong on our side. Please export the list once more.",
  foreign: "This link belongs to another session. Please export the list once more.",
};

/**
 * The file behind a link of `exports.php`. It is below /admin, since a browser follows the link without script, with
 * the read-only pass; a program sends its session's token. Streams while rows are read, a thousand at a time.
 */
export function exportFiles(app: FastifyInstance, { db, publicOrigin, answeredLists }: ApiServices): void {
  // HEAD would use up the link.
  app.get("/admin/exports/:ticket", { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    const token = bearerToken(request.headers.authorization) ?? panelPassOf(request);
    const session = await findSession(db, token ?? "");
    if (!session) return sendSentence(reply, 403, sentences.foreign);
    if (session.user.lacksSecondFactor) return sendSentence(reply, 403, missingSecondFactor);
    const asked = await takeExportLink(db, ticketOf(request), session.id);
    if (asked === "foreign") return sendSentence(reply, 403, sentences.foreign);
    if (asked === "gone") return sendSentence(reply, 410, sentences.gone);
    const { role } = session.user;
    const needed = `${asked.list as ListName}.export` as const;
    // The role may have changed since the link was made.
    if (!isPermitted(role, needed)) return sendSentence(reply, 403, permissionRefusal(role, needed));

    const actor = actorIn(session, request.ip);
    const { columns, ...noun } = listExportOf(asked.list);
    const taken: Taken = { rows: 0, isWhole: false };
    const lines = logged(
      exportLines({ db, publicOrigin }, { columns, ...noun }, counted(recordsOf(asked, actor), taken)),
    );
    const first = await lines.next().catch(() => null);
    if (first === null) return sendSentence(reply, 500, sentences.failed);
    const tellEnd = () => noteTaken(db, asked.line!, taken).catch(logUnexpected);
    reply.header("content-disposition", `attachment; filename="${noun.file}-${dayInIndia()}.csv"`);
    return reply
      .type("text/csv; charset=utf-8")
      .send(Readable.from(startingWith(first.value as string, lines, tellEnd)));
  });

  function recordsOf({ list, ids, query }: AskedExport, actor: Actor) {
    const answered = answeredLists.get(list)!;
    if (ids) return namedRecords(ids, (id) => answered.find(db, id, actor));
    const parsed = answered.query.parse(query) as ListQuery;
    return wholeList((bounds) => answered.list(db, { ...parsed, ...bounds }, actor));
  }
}

const ticketOf = ({ params }: FastifyRequest) => (params as { ticket: string }).ticket;

const sendSentence = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type("text/plain; charset=utf-8").send(sentence);

/** Reports the end, whether by the last line, a failure, or a browser that left. */
async function* startingWith(first: string, rest: AsyncIterable<string>, tellEnd: () => Promise<void>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await tellEnd();
  }
}

async function* counted<Row>(pages: AsyncIterable<Row[]>, taken: Taken) {
  for await (const page of pages) {
    taken.rows += page.length;
    yield page;
  }
  taken.isWhole = true;
}

/** A failure within the file shows as a broken download; only the log has the reason. */
async function* logged(lines: AsyncIterable<string>) {
  try {
    yield* lines;
  } catch (error) {
    logUnexpected(error);
    throw error;
  }
}
