import type { z } from "zod";
import { enquiryEventRecord } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { noteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { nameOfNoted } from "#app/domain/enquiry-event/noted.server.ts";
import { addNote, listTimeline, takeBackNote } from "#app/domain/enquiry-event/notes.server.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { notedIn, notedQuery } from "./noted-query.ts";

const permissionOf = (act: "see" | "change") =>
  needsOneOf([`messages.${act}`, `applications.${act}`], ({ query }) =>
    (query as z.infer<typeof notedQuery>).of === "message" ? `messages.${act}` : `applications.${act}`,
  );

/** The timeline of a message or an application: its events and the notes of staff. */
export function adminEnquiryEventsApi(app: ApiScope, { db, noteOpened }: ApiServices): void {
  const listSchema = {
    summary: "Lists what happened to a message or an application, newest first",
    querystring: notedQuery,
    response: { 200: listOf(enquiryEventRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.get("/enquiry-events.php", { schema: listSchema, ...permissionOf("see") }, async (request, reply) => {
    const noted = notedIn(request.query);
    const name = await nameOfNoted(db, noted, actorOf(request));
    if (name === null) return reply.code(404).send(absentRecord);
    await noteOpened(actorOf(request), { type: noted.noun, id: noted.id, name });
    return listEnvelope(await listTimeline(db, noted, actorOf(request)));
  });

  const noteSchema = {
    summary:
      "Notes something of a message or an application; what `is_begun` by a press is completed by the next call or note of it",
    querystring: notedQuery,
    body: noteInput,
    response: { 201: oneOf(enquiryEventRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.post("/enquiry-events.php", { schema: noteSchema, ...permissionOf("change") }, async (request, reply) => {
    const outcome = await addNote(db, notedIn(request.query), request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 201, message: "Note kept" });
  });

  const takingBackSchema = {
    summary: "Takes a line of the timeline of a message or an application back; answers what is left",
    querystring: notedQuery.extend({ event: recordId("Event") }),
    response: { 200: listOf(enquiryEventRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.delete("/enquiry-events.php", { schema: takingBackSchema, ...permissionOf("change") }, async (request, reply) => {
    const { event, ...noted } = request.query;
    const outcome = await takeBackNote(db, notedIn(noted), event, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Taken back" });
  });
}
