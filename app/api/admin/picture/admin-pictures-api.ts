import { z } from "zod";
import { libraryPictureInput, libraryPictureRecord } from "#app/domain/library-picture/library-picture-schema.ts";
import {
  addLibraryPicture,
  deleteLibraryPicture,
  describeLibraryPicture,
  listLibraryPictures,
} from "#app/domain/library-picture/library-pictures.server.ts";
import { listQuery } from "#app/domain/page-of.ts";
import { recordId, uploadedFile } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const path = "/pictures.php";
const byId = z.object({ id: recordId("Id") });
const noPicture = "Choose a picture";

/** The library: pictures for articles, uploaded once and chosen again. */
export function adminPicturesApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  const listSchema = {
    summary: "Lists the picture library",
    querystring: listQuery,
    response: { 200: listOf(libraryPictureRecord) },
  };
  app.get(path, { schema: listSchema, ...needs("pictures.see") }, async (request) =>
    listEnvelope(await listLibraryPictures(db, request.query)),
  );

  uploading(app, services);

  const updateSchema = {
    summary: "Changes what is said of a picture of the library",
    querystring: byId,
    body: libraryPictureInput,
    response: { 200: oneOf(libraryPictureRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put(path, { schema: updateSchema, ...needs("pictures.change") }, async (request, reply) => {
    const outcome = await describeLibraryPicture(db, request.query.id, request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Picture updated" });
  });

  deleting(app, services);
}

function uploading(app: ApiScope, { db, pictures }: ApiServices) {
  const schema = {
    summary: "Adds a picture to the library",
    consumes: ["multipart/form-data"],
    body: libraryPictureInput.extend({ image: uploadedFile }),
    response: { 201: oneOf(libraryPictureRecord), 422: refusalSchema },
  };
  app.post(path, { schema, ...needs("pictures.create") }, async (request, reply) => {
    const { image: bytes, image_alt } = request.body;
    if (!bytes || bytes.length === 0) return reply.code(422).send(refused(noPicture, { image: noPicture }));
    const kept = await pictures.keepSizedPicture("library", bytes);
    try {
      const picture = await addLibraryPicture(db, { ...kept, image_alt }, actorOf(request));
      return reply.code(201).send(succeeded(picture, "Picture added"));
    } catch (error) {
      await pictures.removeFiles(kept.image);
      throw error;
    }
  });
}

function deleting(app: ApiScope, { db, pictures }: ApiServices) {
  const schema = {
    summary: "Deletes a picture of the library that no article shows",
    querystring: byId,
    response: { 200: doneSchema, 404: refusalSchema, 409: refusalSchema },
  };
  app.delete(path, { schema, ...needs("pictures.delete") }, async (request, reply) => {
    const outcome = await deleteLibraryPicture(db, request.query.id, actorOf(request));
    if ("absent" in outcome) return reply.code(404).send(absentRecord);
    if ("inUse" in outcome) return reply.code(409).send(refused(outcome.inUse));
    for (const image of outcome.pictures ?? []) await pictures.removeFiles(image);
    return reply.send(done("Deleted"));
  });
}
