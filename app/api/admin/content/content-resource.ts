import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#app/domain/database-type.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { listQuery, sortOf } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import type { PictureFolder } from "#app/domain/picture/pictures.server.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import type { ContentQuery } from "#app/domain/records/record-shape.ts";
import { recordId, seenVersion, pictureField } from "#app/lib/schemas/field-schemas.ts";
import { answeredList } from "#app/api/answered-lists.ts";
import { actorOf, type ApiPart, editorOf } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { deletedSchema, listOf, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { keepUploads, type PictureFields } from "./picture-fields.ts";
import { bulkDeletion } from "#app/api/admin/bulk-deletion.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendDeletion, sendSave } from "#app/api/admin/send-outcome.ts";
import { byId } from "#app/api/admin/by-id.ts";

interface ContentResource<Input extends object, Shown extends object> {
  /** The file name of the contract without `.php`. */
  name: Noun;
  /** As messages name one record, e.g. `Course`. */
  label: string;
  /** An object, if it takes pictures. */
  input: z.ZodType<Input>;
  /** Other names under which fields are read: `{ website: "website_url" }`. */
  aliases?: Record<string, string>;
  record: z.ZodType<Shown>;
  /** Which multipart files it takes and where they are kept. */
  pictures?: { folder: PictureFolder; fields: PictureFields };
  /** What the list may be sorted by, and narrowed by beside `q`. */
  sorts: readonly string[];
  filters?: z.ZodRawShape;
  list(db: Database, query: ContentQuery): Promise<PageOf<Shown>>;
  matching(db: Database, query: ContentQuery): Promise<Found>;
  find(db: Database, id: number): Promise<Shown | null>;
  create(db: Database, draft: Input, actor: Actor): Promise<SaveOutcome<Shown>>;
  change(db: Database, id: number, draft: Input, editor: Editor): Promise<SaveOutcome<Shown>>;
  delete(db: Database, id: number, actor: Actor): Promise<DeleteOutcome>;
}

/** GET, POST, PUT and DELETE of one kind of content, as section 7 of the specification lists them. */
export function contentResource<Input extends object, Shown extends object>(
  resource: ContentResource<Input, Shown>,
): ApiPart {
  const parts = [
    contentReading(resource),
    contentWriting(resource),
    contentDeletion(resource),
    bulkDeletion({ ...resource, asked: resource.filters }),
  ];
  return (app, services) => parts.forEach((register) => register(app, services));
}

function contentReading<Input extends object, Shown extends object>({
  name,
  record,
  sorts,
  filters,
  list,
  find,
}: ContentResource<Input, Shown>): ApiPart {
  const query = listQuery.extend({ sort: sortOf(sorts), ...filters });
  const schema = {
    summary: `Lists ${name}, or answers the one of ?id=`,
    querystring: query.extend({ id: recordId("Id").optional() }),
    response: { 200: z.union([listOf(record), oneOf(record)]), 404: refusalSchema, 422: refusalSchema },
  };
  return (app, { db, answeredLists }) => {
    answeredLists.set(name, answeredList({ query, list, find }));
    app.get(`/${name}.php`, { schema, ...needs(`${name}.see`) }, async (request, reply) => {
      const { id, ...asked } = request.query as ContentQuery & { id?: number };
      if (id === undefined) return listEnvelope(await list(db, asked));
      const found = await find(db, id);
      return found ? succeeded(found) : reply.code(404).send(absentRecord);
    });
  };
}

function contentWriting<Input extends object, Shown extends object>(resource: ContentResource<Input, Shown>): ApiPart {
  const { name, label, record } = resource;
  const path = `/${name}.php`;
  const body = withFiles(resource);
  const consumes = resource.pictures ? ["application/json", "multipart/form-data"] : ["application/json"];
  const createSchema = {
    summary: `Creates a ${label}`,
    consumes,
    body,
    response: { 201: oneOf(record), 422: refusalSchema },
  };
  const updateSchema = {
    summary: `Updates a ${label}`,
    consumes,
    querystring: byId.extend({ seen: seenVersion }),
    body,
    response: { 200: oneOf(record), 404: refusalSchema, 409: staleOf(record), 422: refusalSchema },
  };
  return (app, services) => {
    const { db } = services;
    const preValidation = renaming(resource, db);
    app.post(path, { schema: createSchema, preValidation, ...needs(`${name}.create`) }, async (request, reply) => {
      const sent = { body: request.body as Record<string, unknown>, stored: {} };
      const uploads = await keepUploads(services, resource.pictures, sent);
      const outcome = await uploads.orTakeBack(() => resource.create(db, uploads.draft as Input, actorOf(request)));
      return sendSave(reply, outcome, { status: 201, message: `${label} created` });
    });
    app.put(path, { schema: updateSchema, preValidation, ...needs(`${name}.change`) }, async (request, reply) => {
      const { id, seen } = request.query;
      const found = (await resource.find(db, id)) as Record<string, unknown> | null;
      if (!found) return reply.code(404).send(absentRecord);
      // Whoever comes too late is told that, also where the picture was replaced meanwhile (record 086).
      const stored = seen === undefined || seen === found["updated_at"] ? found : undefined;
      const sent = { body: request.body as Record<string, unknown>, stored };
      const uploads = await keepUploads(services, resource.pictures, sent);
      const change = () => resource.change(db, id, uploads.draft as Input, editorOf(request));
      const outcome = await uploads.orTakeBack(change);
      const newer = () => resource.find(db, id);
      return sendSave(reply, outcome, { status: 200, message: `${label} updated`, newer });
    });
  };
}

function contentDeletion<Input extends object, Shown extends object>(resource: ContentResource<Input, Shown>): ApiPart {
  const { name, label } = resource;
  const schema = {
    summary: `Deletes a ${label}`,
    querystring: byId,
    response: { 200: deletedSchema, 404: refusalSchema, 409: refusalSchema },
  };
  return (app, { db, pictures }) => {
    app.delete(`/${name}.php`, { schema, ...needs(`${name}.delete`) }, async (request, reply) =>
      sendDeletion(reply, await resource.delete(db, request.query.id, actorOf(request)), pictures),
    );
  };
}

function withFiles({ input, pictures }: Pick<ContentResource<object, object>, "input" | "pictures">): z.ZodType {
  if (!(input instanceof z.ZodObject)) return input;
  const files = Object.entries(pictures?.fields ?? {}).flatMap(([file, existing]) => [
    [file, pictureField],
    [existing, z.string().max(300).optional()],
  ]);
  return input.extend(Object.fromEntries(files) as z.ZodRawShape);
}

/** Gives aliased fields their own name before the schema looks at the body. */
function renaming({ aliases = {}, find }: Pick<ContentResource<object, object>, "aliases" | "find">, db: Database) {
  return async ({ body, query }: FastifyRequest) => {
    const fields = body as Record<string, unknown> | null;
    if (typeof fields !== "object" || fields === null) return;
    const pairs = Object.entries(aliases).filter(([alias, name]) => fields[alias] !== fields[name] && alias in fields);
    if (pairs.length === 0) return;
    const id = byId.safeParse(query).data?.id;
    const stored = (id === undefined ? null : await find(db, id)) as Record<string, unknown> | null;
    for (const [alias, name] of pairs) fields[name] = changedOf([fields[name], fields[alias]], stored?.[name]);
  };
}

/** Of a field that came under two names what its editor changed; of two changes what is filled, under its own name first. */
function changedOf(sent: unknown[], stored: unknown) {
  const changed = sent.filter((value) => value !== undefined && asForm(value) !== asForm(stored));
  return (
    changed.find((value) => value !== null && value !== "") ?? changed[0] ?? sent.find((value) => value !== undefined)
  );
}

/** As a multipart body carries it. */
const asForm = (value: unknown) => (typeof value === "number" ? `${value}` : (value ?? ""));
