import {
  doubtfulFormChange,
  doubtfulFormFilters,
  doubtfulFormRecord,
} from "#app/domain/doubtful-form/doubtful-form-schema.ts";
import { several } from "#app/domain/activity/openings.server.ts";
import { deleteDoubtfulForm, listDoubtfulForms } from "#app/domain/doubtful-form/doubtful-forms.server.ts";
import { releaseDoubtfulForm } from "#app/domain/doubtful-form/release-doubtful-form.server.ts";
import { mailPromise } from "#app/domain/outbox/mail-promise.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { sendDeletion, sendSave } from "#app/api/admin/send-outcome.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { doneSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Forms that look like a robot's (D45): staff approve or delete them. */
export function adminDoubtfulFormsApi(app: ApiScope, services: ApiServices): void {
  const { db, pictures, publicOrigin, hasMailServer, noteOpened } = services;
  const listSchema = {
    summary: "Lists the forms that look like a robot's, newest first",
    querystring: listQuery.extend(doubtfulFormFilters.shape),
    response: { 200: listOf(doubtfulFormRecord), 422: refusalSchema },
  };
  app.get("/doubtful-forms.php", { schema: listSchema, ...needs("doubtful-forms.see") }, async (request) => {
    const page = await listDoubtfulForms(db, request.query);
    // Noted for the whole page: the list shows each form in full, so none is opened by itself.
    if (page.rows.length > 0) await noteOpened(actorOf(request), several("doubtful-form", page.rows.length, "sender"));
    return listEnvelope(page);
  });

  const releaseSchema = {
    summary: "Lets a doubtful form pass: it becomes an enquiry, and its mails leave",
    querystring: byId,
    body: doubtfulFormChange,
    response: { 200: oneOf(doubtfulFormRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put(
    "/doubtful-forms.php",
    { schema: releaseSchema, ...needs("doubtful-forms.change") },
    async (request, reply) => {
      const outcome = await releaseDoubtfulForm(db, request.query.id, actorOf(request), publicOrigin);
      return sendSave(reply, outcome, {
        status: 200,
        message: `The form counts from now on. ${mailPromise("Its mail", hasMailServer)}`,
      });
    },
  );

  const deleteSchema = {
    summary: "Deletes a doubtful form",
    querystring: byId,
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.delete(
    "/doubtful-forms.php",
    { schema: deleteSchema, ...needs("doubtful-forms.delete") },
    async (request, reply) =>
      sendDeletion(reply, await deleteDoubtfulForm(db, request.query.id, actorOf(request)), pictures),
  );
}
