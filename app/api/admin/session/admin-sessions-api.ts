import { z } from "zod";
import { sessionRecord } from "#app/domain/session/session-schema.ts";
import { endOtherSessions, endOwnSession, listSessions } from "#app/domain/session/sessions.server.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { counted } from "#app/lib/text/counted.ts";

const which = z
  .object({ id: recordId("Id").optional(), all: z.literal("others", "All must be others").optional() })
  .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
    path: ["id"],
    error: "Name an id, or all=others",
  });

/** Lists and ends one's own sessions. */
export function adminSessionsApi(app: ApiScope, { db }: ApiServices): void {
  const listSchema = { summary: "Lists one's own sessions", response: { 200: listOf(sessionRecord) } };
  app.get("/sessions.php", { schema: listSchema, ...needs("account.see") }, async (request) =>
    succeeded(await listSessions(db, actorOf(request))),
  );

  const endSchema = {
    summary: "Ends one of one's own sessions, or all but the one in use",
    querystring: which,
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.delete("/sessions.php", { schema: endSchema, ...needs("account.change") }, async (request, reply) => {
    const { id } = request.query;
    if (id === undefined) return done(endedSentence(await endOtherSessions(db, actorOf(request))));
    if (!(await endOwnSession(db, id, actorOf(request)))) return reply.code(404).send(absentRecord);
    return done("Session ended");
  });
}

const endedSentence = (ended: number) => counted(ended, "other session ended", "other sessions ended");
