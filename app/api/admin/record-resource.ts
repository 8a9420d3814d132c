import { z } from "zod";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { Opened } from "#app/domain/activity/openings.server.ts";
import type { Database } from "#app/domain/database-type.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { type SortedListQuery, listQuery, sortOf } from "#app/domain/list/list-query-schema.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { answeredList } from "#app/api/answered-lists.ts";
import { actorOf, type ApiPart } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { deletedSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendDeletion } from "#app/api/admin/send-outcome.ts";

/** Reading and deleting of records, content as well as enquiries. */
export interface RecordResource<Query extends SortedListQuery, Shown> {
  /** The file name in the contract, without `.php`. */
  name: Noun;
  /** The record's name in messages, e.g. `Course`. */
  label: string;
  record: z.ZodType<Shown>;
  /** The list's filters beside `q`. */
  filters?: z.ZodRawShape | undefined;
  /** The sort keys; absent: the list has a fixed order. */
  sorts?: readonly string[] | undefined;
  list(db: Database, query: Query, actor: Actor): Promise<PageOf<Shown>>;
  find(db: Database, id: number, actor: Actor): Promise<Shown | null>;
  /** What the history notes when a record is opened; absent: nothing, as it concerns nobody. */
  opened?(record: Shown): Opened;
  delete(db: Database, id: number, actor: Actor): Promise<DeleteOutcome>;
}

/** GET of a list, page by page, and of one record. */
export function recordReading<Query extends SortedListQuery, Shown>(
  { name, record, sorts, filters, list, find, opened }: RecordResource<Query, Shown>,
  summary: string,
): ApiPart {
  const query = listQuery.extend({ ...(sorts && { sort: sortOf(sorts) }), ...filters });
  const schema = {
    summary,
    querystring: query.extend({ id: recordId("Id").optional() }),
    response: { 200: z.union([listOf(record), oneOf(record)]), 404: refusalSchema, 422: refusalSchema },
  };
  return (app, { db, answeredLists, noteOpened }) => {
    answeredLists.set(name, answeredList({ query, list, find }));
    app.get(`/${name}.php`, { schema, ...needs(`${name}.see`) }, async (request, reply) => {
      const { id, ...asked } = request.query as { id?: number };
      const actor = actorOf(request);
      if (id === undefined) return listEnvelope(await list(db, asked as Query, actor));
      const found = await find(db, id, actor);
      if (found && opened) await noteOpened(actor, opened(found));
      return found ? succeeded(found) : reply.code(404).send(absentRecord);
    });
  };
}

/** DELETE of one record, into the trash if its noun has one. */
export function recordDeletion<Query extends SortedListQuery, Shown>(resource: RecordResource<Query, Shown>): ApiPart {
  const { name, label } = resource;
  const schema = {
    summary: `Deletes a ${label}`,
    querystring: byId,
    response: { 200: deletedSchema, 404: refusalSchema, 409: refusalSchema, 422: refusalSchema },
  };
  return (app, { db, pictures }) => {
    app.delete(`/${name}.php`, { schema, ...needs(`${name}.delete`) }, async (request, reply) =>
      sendDeletion(reply, await resource.delete(db, request.query.id, actorOf(request)), pictures),
    );
  };
}
