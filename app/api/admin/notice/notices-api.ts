import { z } from "zod";
import { noticeRecord } from "#app/domain/notice/notice-schema.ts";
import { listNotices, seeNotices } from "#app/domain/notice/notices.server.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The notices of the signed-in person: leads given or taken, and questions of colleagues. */
export function noticesApi(app: ApiScope, { db }: ApiServices): void {
  const listSchema = {
    summary: "Answers the newest thirty notices of whoever asks",
    response: { 200: listOf(noticeRecord) },
  };
  app.get("/notices.php", { schema: listSchema, ...needs("notices.see") }, async (request) =>
    succeeded(await listNotices(db, actorOf(request))),
  );

  const seenSchema = {
    summary: "Marks one's own notices up to this one as shown",
    body: z.object({ id: recordId("Notice") }),
    response: { 200: doneSchema, 422: refusalSchema },
  };
  app.post("/notices.php", { schema: seenSchema, ...needs("notices.change") }, async (request) => {
    await seeNotices(db, actorOf(request).userId, request.body.id);
    return done("Seen");
  });
}
