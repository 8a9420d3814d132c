import {
  forgottenView,
  type LeadViewInput,
  leadViewInput,
  leadViewRecord,
} from "#app/domain/lead-view/lead-view-schema.ts";
import { forgetLeadView, keepLeadView, listLeadViews } from "#app/domain/lead-view/lead-views.server.ts";
import { isPermitted } from "#app/domain/permission/permissions.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { needs, needsOneOf } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

const SHARE = "lead-views.change";

/** Saved views of leads: one's own, and those shared with everybody. */
export function leadViewsApi(app: ApiScope, { db }: ApiServices): void {
  const listSchema = {
    summary: "Lists one's own saved views of the leads, then those that are shared",
    response: { 200: listOf(leadViewRecord) },
  };
  app.get("/lead-views.php", { schema: listSchema, ...needs("lead-views.see") }, async (request) =>
    succeeded(await listLeadViews(db, actorOf(request))),
  );

  const keepSchema = {
    summary: "Keeps a list of leads under a name; a view of one's own of that name shows this list from now on",
    body: leadViewInput,
    response: { 201: oneOf(leadViewRecord), 422: refusalSchema },
  };
  const keeping = needsOneOf(["lead-views.create", SHARE], ({ body }) =>
    (body as LeadViewInput | undefined)?.is_shared ? SHARE : "lead-views.create",
  );
  app.post("/lead-views.php", { schema: keepSchema, ...keeping }, async (request, reply) => {
    const outcome = await keepLeadView(db, request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 201, message: "View kept" });
  });

  const forgetSchema = {
    summary: "Forgets a saved view: one's own, or a shared one for those who may share",
    querystring: byId,
    response: { 200: oneOf(forgottenView), 404: refusalSchema, 422: refusalSchema },
  };
  app.delete("/lead-views.php", { schema: forgetSchema, ...needs("lead-views.delete") }, async (request, reply) => {
    const mayShare = isPermitted(staffOf(request).user.role, SHARE);
    const outcome = await forgetLeadView(db, request.query.id, { ...actorOf(request), mayShare });
    return sendSave(reply, outcome, { status: 200, message: "View forgotten" });
  });
}
