import { z } from "zod";
import type { Database } from "#app/domain/database-type.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import type { Opened } from "#app/domain/activity/openings.server.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { type SortedListQuery, listQuery, sortOf } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import { recordId, seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { answeredList } from "#app/api/answered-lists.ts";
import { actorOf, type ApiPart, editorOf } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { deletedSchema, listOf, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { bulkDeletion } from "#app/api/admin/bulk-deletion.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendDeletion, sendSave } from "#app/api/admin/send-outcome.ts";
import { byId } from "#app/api/admin/by-id.ts";

type QueryOf<Filters extends z.ZodRawShape> = SortedListQuery & z.infer<z.ZodObject<Filters>>;

interface EnquiryResource<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
> {
  /** The file name of the contract without `.php`. */
  name: Noun;
  /** As messages name one record, e.g. `Lead`. */
  label: string;
  /** What the list may be narrowed by, beside `q`. */
  filters: Filters;
  /** What the list may be sorted by; absent while it cannot be. */
  sorts?: readonly string[];
  record: z.ZodType<Shown>;
  list(db: Database, query: QueryOf<Filters>, actor: Actor): Promise<PageOf<Shown>>;
  /** What the list would show, for its deletion; absent where that is done in another way. */
  matching?(db: Database, query: object, actor: Actor): Promise<Found>;
  find(db: Database, id: number, actor: Actor): Promise<Shown | null>;
  /** What the history calls it that one was opened; absent where it tells of nobody. */
  opened?(record: Shown): Opened;
  delete(db: Database, id: number, actor: Actor): Promise<DeleteOutcome>;
  /** What staff may enter by hand, if anything. */
  entry?: {
    body: z.ZodObject<Entry>;
    apply(db: Database, entry: z.infer<z.ZodObject<Entry>>, actor: Actor): Promise<SaveOutcome<Shown>>;
  };
  /** What staff may change, if anything. */
  change?: {
    body: z.ZodObject<Change>;
    apply(db: Database, id: number, change: z.infer<z.ZodObject<Change>>, editor: Editor): Promise<SaveOutcome<Shown>>;
  };
}

/** GET, PUT and DELETE of one kind of enquiry: visitors create them, staff work through them. POST where staff may, too. */
export function enquiryResource<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
>(resource: EnquiryResource<Filters, Shown, Change, Entry>): ApiPart {
  const { name, matching, filters: asked } = resource;
  // Handed on by three parameters: a noun's own function may take more.
  const deleteOne = (db: Database, id: number, actor: Actor) => resource.delete(db, id, actor);
  const parts = [
    enquiryReading(resource),
    enquiryDeletion(resource),
    ...(matching ? [bulkDeletion({ name, asked, matching, delete: deleteOne })] : []),
    ...enquiryEntering(resource),
    ...enquiryChanging(resource),
  ];
  return (app, services) => parts.forEach((register) => register(app, services));
}

function enquiryReading<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
>({ name, record, filters, sorts, list, find, opened }: EnquiryResource<Filters, Shown, Change, Entry>): ApiPart {
  const query = listQuery.extend({
    ...(sorts && { sort: sortOf(sorts) }),
    ...filters,
  });
  const schema = {
    summary: `Lists ${name}, newest first, or answers the one of ?id=`,
    querystring: query.extend({ id: recordId("Id").optional() }),
    response: { 200: z.union([listOf(record), oneOf(record)]), 404: refusalSchema, 422: refusalSchema },
  };
  return (app, { db, answeredLists, noteOpened }) => {
    answeredLists.set(name, answeredList({ query, list, find }));
    app.get(`/${name}.php`, { schema, ...needs(`${name}.see`) }, async (request, reply) => {
      const { id, ...asked } = request.query as { id?: number };
      if (id === undefined) return listEnvelope(await list(db, asked as QueryOf<Filters>, actorOf(request)));
      const found = await find(db, id, actorOf(request));
      if (found && opened) await noteOpened(actorOf(request), opened(found));
      return found ? succeeded(found) : reply.code(404).send(absentRecord);
    });
  };
}

function enquiryDeletion<
  Filters extends z.ZodRawShape,
  Shown,
  Change extends z.ZodRawShape,
  Entry extends z.ZodRawShape,
>(resource: EnquiryResource<Filters, Shown, Change, Entry>): ApiPart {
  const { name } = resource;
  const schema = {
    summary: `Deletes one of the ${name}`,
    querystring: byId,
    response: { 200: deletedSchema, 404: refusalSchema, 422: refusalSchema },
  };
  return (app, { db, pictures }) => {
    app.delete(`/${name}.php`, { schema, ...needs(`${name}.delete`) }, async (request, reply) =>
      sendDeletion(reply, await resource.delete(db, request.query.id, actorOf(request)), pictures),
    );
  };
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
