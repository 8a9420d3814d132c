import { z } from "zod";
import {
  libraryFilters,
  libraryPictureChange,
  libraryPictureInput,
  libraryPictureRecord,
  usedPictureRecord,
} from "#app/domain/library-picture/library-picture-schema.ts";
import {
  addLibraryPicture,
  listLibraryPictures,
  matchingLibraryPictures,
} from "#app/domain/library-picture/library-pictures.server.ts";
import {
  changeLibraryPicture,
  deleteUnusedPicture,
  findLibraryPicture,
  replaceLibraryPicture,
} from "#app/domain/library-picture/shown-pictures.server.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { pictureField, uploadedFile } from "#app/lib/schemas/file-schemas.ts";
import { answeredList } from "#app/api/answered-lists.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { deletedSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { bulkDeletion } from "#app/api/admin/bulk-deletion.ts";
import { sendDeletion, sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { byId } from "#app/api/admin/by-id.ts";

const path = "/pictures.php";
const pictureFile = uploadedFile("Choose a picture", "A picture must be sent as a file");
const query = listQuery.extend(libraryFilters);
const picturesDeletion = bulkDeletion({
  name: "pictures",
  asked: libraryFilters,
  matching: matchingLibraryPictures,
  delete: deleteUnusedPicture,
});

/** The library: all pictures of the site, uploaded once and reused (record 086). */
export function adminPicturesApi(app: ApiScope, services: ApiServices): void {
  reading(app, services);
  uploading(app, services);
  changing(app, services);
  const schema = {
    summary: "Lays a picture of the library that nothing shows into the trash",
    querystring: byId,
    response: { 200: deletedSchema, 404: refusalSchema, 409: refusalSchema },
  };
  app.delete(path, { schema, ...needs("pictures.delete") }, async (request, reply) => {
    const outcome = await deleteUnusedPicture(services.db, request.query.id, actorOf(request));
    return sendDeletion(reply, outcome, services.pictures);
  });
  picturesDeletion(app, services);
}

function reading(app: ApiScope, { db, answeredLists }: ApiServices) {
  answeredLists.set("pictures", answeredList({ query, list: listLibraryPictures, find: findLibraryPicture }));
  const schema = {
    summary: "Lists the picture library, or answers the one of ?id= with all places that show it",
    querystring: query.extend({ id: recordId("Id").optional() }),
    response: { 200: z.union([listOf(libraryPictureRecord), oneOf(usedPictureRecord)]), 404: refusalSchema },
  };
  app.get(path, { schema, ...needs("pictures.see") }, async (request, reply) => {
    const { id, ...asked } = request.query;
    if (id === undefined) return listEnvelope(await listLibraryPictures(db, asked));
    const picture = await findLibraryPicture(db, id);
    return picture ? succeeded(picture) : reply.code(404).send(absentRecord);
  });
}

function uploading(app: ApiScope, { db, pictures }: ApiServices) {
  const schema = {
    summary: "Adds a picture to the library",
    consumes: ["multipart/form-data"],
    body: libraryPictureInput.extend({ image: pictureFile }),
    response: { 201: oneOf(libraryPictureRecord), 422: refusalSchema },
  };
  app.post(path, { schema, ...needs("pictures.create") }, async (request, reply) => {
    const { image: bytes, ...words } = request.body;
    const kept = await pictures.keepPicture("library", bytes);
    try {
      const picture = await addLibraryPicture(db, { ...kept, ...words }, actorOf(request));
      return reply.code(201).send(succeeded(picture, "Picture added"));
    } catch (error) {
      await pictures.removePictures([kept.image]);
      throw error;
    }
  });
}

function changing(app: ApiScope, { db, pictures, contentVersion }: ApiServices) {
  const schema = {
    summary: "Changes what is said of a picture, its point, or by a file the picture itself, wherever it is shown",
    consumes: ["application/json", "multipart/form-data"],
    querystring: byId,
    body: libraryPictureChange.extend({ image: pictureField }),
    response: { 200: oneOf(usedPictureRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put(path, { schema, ...needs("pictures.change") }, async (request, reply) => {
    const { image: bytes, ...change } = request.body;
    const { id } = request.query;
    const actor = actorOf(request);
    const answer = { status: 200, message: "Picture updated" } as const;
    if (!(bytes instanceof Uint8Array) || bytes.length === 0) {
      const outcome = await changeLibraryPicture(db, id, change, actor);
      contentVersion.raise();
      return sendSave(reply, outcome, answer);
    }
    if (!(await findLibraryPicture(db, id))) return reply.code(404).send(absentRecord);
    const kept = await pictures.keepPicture("library", bytes);
    const outcome = await replaceLibraryPicture(db, id, kept, actor).catch(async (error: unknown) => {
      await pictures.removePictures([kept.image]);
      throw error;
    });
    contentVersion.raise();
    return sendSave(reply, outcome, { ...answer, message: "Picture replaced everywhere" });
  });
}
