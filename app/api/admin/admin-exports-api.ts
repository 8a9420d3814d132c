import { exportInput } from "#app/domain/activity/export-schema.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** Who took which list out of the panel is part of the audit; the panel writes its files only after this. */
export function adminExportsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Notes that a list is exported",
    body: exportInput,
    response: { 201: doneSchema, 422: refusalSchema },
  };
  app.post("/exports.php", { schema }, async (request, reply) => {
    const { type, count } = request.body;
    const name = count === 1 ? "1 row" : `${count} rows`;
    await recordActivity(db, actorOf(request), { action: "export", type, name, recordId: null });
    return reply.code(201).send(done("Noted"));
  });
}
