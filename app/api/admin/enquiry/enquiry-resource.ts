import { z } from "zod";
import type { Database } from "#app/domain/database-type.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { type SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import { seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiPart, editorOf } from "#app/api/api-context.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { bulkDeletion } from "#app/api/admin/bulk-deletion.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { type RecordResource, recordDeletion, recordReading } from "#app/api/admin/record-resource.ts";

type QueryOf<Filters extends z.ZodRawShape> = SortedListQuery & z.infer<z.ZodObject<Filters>>;

interface EnquiryResource<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
> extends RecordResource<QueryOf<Filters>, Shown> {
  filters: Filters;
  /** The list's query, for bulk deletion; absent if that works differently. */
  matching?(db: Database, query: object, actor: Actor): Promise<Found>;
  /** Entries by staff; absent: none. */
  entry?: {
    body: z.ZodObject<Entry>;
    apply(db: Database, entry: z.infer<z.ZodObject<Entry>>, actor: Actor): Promise<SaveOutcome<Shown>>;
  };
  /** Changes by staff; absent: none. */
  change?: {
    body: z.ZodObject<Change>;
    apply(db: Database, id: number, change: z.infer<z.ZodObject<Change>>, editor: Editor): Promise<SaveOutcome<Shown>>;
  };
}

/**
 * GET, PUT and DELETE of one kind of enquiry, which visitors create and staff work through; POST if staff may enter
 * them.
 */
export function enquiryResource<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
>(resource: EnquiryResource<Filters, Shown, Change, Entry>): ApiPart {
  const { name, matching, filters: asked } = resource;
  // Passes three parameters only: a noun's function may take more.
  const deleteOne = (db: Database, id: number, actor: Actor) => resource.delete(db, id, actor);
  const parts = [
    recordReading(resource, `Lists ${name}, newest first, or answers the one of ?id=`),
    recordDeletion(resource),
    ...(matching ? [bulkDeletion({ name, asked, matching, delete: deleteOne })] : []),
    ...enquiryEntering(resource),
    ...enquiryChanging(resource),
  ];
  return (app, services) => parts.forEach((register) => register(app, services));
}

function enquiryEntering<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
>({ name, label, record, entry }: EnquiryResource<Filters, Shown, Change, Entry>): ApiPart[] {
  if (!entry) return [];
  const schema = {
    summary: `Enters one of the ${name} by hand`,
    body: entry.body,
    response: { 201: oneOf(record), 422: refusalSchema },
  };
  const register: ApiPart = (app, { db }) => {
    app.post(`/${name}.php`, { schema, ...needs(`${name}.create`) }, async (request, reply) => {
      const outcome = await entry.apply(db, request.body as z.infer<z.ZodObject<Entry>>, actorOf(request));
      return sendSave(reply, outcome, { status: 201, message: `${label} created` });
    });
  };
  return [register];
}

function enquiryChanging<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
>({ name, label, record, change, find }: EnquiryResource<Filters, Shown, Change, Entry>): ApiPart[] {
  if (!change) return [];
  const schema = {
    summary: `Changes one of the ${name}`,
    querystring: byId.extend({ seen: seenVersion }),
    body: change.body,
    response: { 200: oneOf(record), 404: refusalSchema, 409: staleOf(record), 422: refusalSchema },
  };
  const register: ApiPart = (app, { db }) => {
    app.put(`/${name}.php`, { schema, ...needs(`${name}.change`) }, async (request, reply) => {
      const asked = request.body as z.infer<z.ZodObject<Change>>;
      const outcome = await change.apply(db, request.query.id, asked, editorOf(request));
      const newer = () => find(db, request.query.id, actorOf(request));
      return sendSave(reply, outcome, { status: 200, message: `${label} updated`, newer });
    });
  };
  return [register];
}
