import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "#app/domain/database-type.ts";
import type { Creator, Editor } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { PictureFolder } from "#app/domain/picture/pictures.server.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import type { ContentQuery } from "#app/domain/records/record-shape.ts";
import { idempotencyKey, seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { existingPicture, pictureField } from "#app/lib/schemas/file-schemas.ts";
import { actorOf, type ApiPart, editorOf } from "#app/api/api-context.ts";
import { absentRecord } from "#app/api/envelope.ts";
import { findCreated } from "#app/domain/version/versions.server.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { keepUploads, type PictureFields } from "./picture-fields.ts";
import { bulkDeletion } from "#app/api/admin/bulk-deletion.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { type RecordResource, recordDeletion, recordReading } from "#app/api/admin/record-resource.ts";

interface ContentResource<Input extends object, Shown extends object> extends RecordResource<ContentQuery, Shown> {
  /** An object schema, if the resource takes pictures. */
  input: z.ZodType<Input>;
  /** Alternative names of fields: `{ website: "website_url" }`. */
  aliases?: Record<string, string>;
  /** The multipart files it takes, and their folder. */
  pictures?: { folder: PictureFolder; fields: PictureFields };
  matching(db: Database, query: ContentQuery): Promise<Found>;
  find(db: Database, id: number): Promise<Shown | null>;
  create(db: Database, draft: Input, actor: Creator): Promise<SaveOutcome<Shown>>;
  change(db: Database, id: number, draft: Input, editor: Editor): Promise<SaveOutcome<Shown>>;
}

/** GET, POST, PUT and DELETE of one kind of content, as section 7 of the specification lists them. */
export function contentResource<Input extends object, Shown extends object>(
  resource: ContentResource<Input, Shown>,
): ApiPart {
  const parts = [
    recordReading(resource, `Lists ${resource.name}, or answers the one of ?id=`),
    contentWriting(resource),
    recordDeletion(resource),
    bulkDeletion({ ...resource, asked: resource.filters }),
  ];
  return (app, services) => parts.forEach((register) => register(app, services));
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
    querystring: z.object({ idempotency_key: idempotencyKey.optional() }),
    response: { 201: oneOf(record), 404: refusalSchema, 422: refusalSchema },
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
      const created = { status: 201, message: `${label} created` } as const;
      const { idempotency_key: sendingKey } = request.query;
      const id = await findCreated(db, name, sendingKey);
      if (id !== null) return sendSave(reply, asOutcome(await resource.find(db, id)), created);
      const sent = { body: request.body as Record<string, unknown>, stored: {} };
      const uploads = await keepUploads(services, resource.pictures, sent);
      const outcome = await uploads.orTakeBack(() =>
        resource.create(db, uploads.draft as Input, { ...actorOf(request), sendingKey }),
      );
      return sendSave(reply, outcome, created);
    });
    app.put(path, { schema: updateSchema, preValidation, ...needs(`${name}.change`) }, async (request, reply) => {
      const { id, seen } = request.query;
      const found = (await resource.find(db, id)) as Record<string, unknown> | null;
      if (!found) return reply.code(404).send(absentRecord);
      // If the record changed since, only the conflict is reported, even if its picture was replaced (record 086).
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

/** Null: somebody deleted it meanwhile. */
const asOutcome = <Shown>(record: Shown | null): SaveOutcome<Shown> => (record ? { record } : { absent: true });

function withFiles({ input, pictures }: Pick<ContentResource<object, object>, "input" | "pictures">): z.ZodType {
  if (!(input instanceof z.ZodObject)) return input;
  const files = Object.entries(pictures?.fields ?? {}).flatMap(([file, existing]) => [
    [file, pictureField],
    [existing, existingPicture],
  ]);
  return input.extend(Object.fromEntries(files) as z.ZodRawShape);
}

/** Renames aliased fields before the schema validates the body. */
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

/**
 * The value of a field sent under two names: the one that differs from the stored value; if both do, the one that is
 * filled, its own name first.
 */
function changedOf(sent: unknown[], stored: unknown) {
  const changed = sent.filter((value) => value !== undefined && asForm(value) !== asForm(stored));
  return (
    changed.find((value) => value !== null && value !== "") ?? changed[0] ?? sent.find((value) => value !== undefined)
  );
}

/** The value as a multipart body carries it. */
const asForm = (value: unknown) => (typeof value === "number" ? `${value}` : (value ?? ""));
