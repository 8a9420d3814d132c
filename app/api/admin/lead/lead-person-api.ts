import { findStoryLead } from "#app/domain/lead/list/arrived-enquiries.server.ts";
import { listAskedCourses } from "#app/domain/lead/record/lead-courses.server.ts";
import { findLead } from "#app/domain/lead/list/lead-list.server.ts";
import { askedCourse, personRecords, storyLead } from "#app/domain/lead/people/person-records-schema.ts";
import { readPersonRecords } from "#app/domain/lead/people/person-records.server.ts";
import { nameOfNoted } from "#app/domain/enquiry-event/noted.server.ts";
import { isPermitted } from "#app/domain/permission/permissions.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { notedIn, notedQuery } from "#app/api/admin/enquiry/noted-query.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const refusals = { 404: refusalSchema, 422: refusalSchema };

/** A lead's person: what else they sent, the courses they may mean, and whose a message or application is. */
export function leadPersonApi(app: ApiScope, { db, publicOrigin }: ApiServices): void {
  const readSchema = {
    summary:
      "Answers what the person of a lead sent beside it, by the same telephone number or e-mail: the newest twenty of each kind",
    querystring: byId,
    response: { 200: oneOf(personRecords), ...refusals },
  };
  app.get("/lead-person.php", { schema: readSchema, ...needs("leads.see") }, async (request, reply) => {
    const lead = await findLead(db, request.query.id, actorOf(request));
    if (!lead) return reply.code(404).send(absentRecord);
    const seeSubscribers = isPermitted(staffOf(request).user.role, "subscribers.see");
    return succeeded(await readPersonRecords(db, lead.id, { seeSubscribers, seer: actorOf(request) }));
  });

  const coursesSchema = {
    summary:
      "Lists the first twelve courses that a lead may mean, that of the page it was sent from first, with all that is known",
    querystring: byId,
    response: { 200: listOf(askedCourse), ...refusals },
  };
  app.get("/lead-courses.php", { schema: coursesSchema, ...needs("leads.see") }, async (request, reply) => {
    const lead = await findLead(db, request.query.id, actorOf(request));
    if (!lead) return reply.code(404).send(absentRecord);
    const courses = await listAskedCourses(db, lead);
    return succeeded(courses.map((course) => ({ ...course, url: publicOrigin + courseAddress(course.slug) })));
  });

  const leadSchema = {
    summary: "Answers the lead in whose story a message or an application stands; null where there is none to be seen",
    querystring: notedQuery,
    response: { 200: oneOf(storyLead.nullable()), ...refusals },
  };
  app.get("/story-lead.php", { schema: leadSchema, ...needs("leads.see") }, async (request, reply) => {
    const noted = notedIn(request.query);
    if ((await nameOfNoted(db, noted, actorOf(request))) === null) return reply.code(404).send(absentRecord);
    return succeeded(await findStoryLead(db, noted, actorOf(request)));
  });
}
