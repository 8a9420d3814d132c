import { listedTag, mergedTag, tagInput, tagMergeInput, tagRecord, tagsQuery } from "#app/domain/tag/tag-schema.ts";
import { mergeTags } from "#app/domain/tag/tag-merges.server.ts";
import { deleteTag } from "#app/domain/tag/tag-trash.server.ts";
import { createTag, listCountedTags, listTags, renameTag } from "#app/domain/tag/tags.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { deletedSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendDeletion, sendSave } from "#app/api/admin/send-outcome.ts";

/** The tags of leads; a lead's tags are set by changing it. */
export function tagsApi(app: ApiScope, { db, pictures }: ApiServices): void {
  const saved = { 404: refusalSchema, 422: refusalSchema };

  const listSchema = {
    summary: "Lists the tags of leads, by name, where asked for with the number of leads that bear each",
    querystring: tagsQuery,
    response: { 200: listOf(listedTag) },
  };
  app.get("/tags.php", { schema: listSchema, ...needs("tags.see") }, async ({ query }) =>
    succeeded(query.counted ? await listCountedTags(db) : await listTags(db)),
  );

  const createSchema = {
    summary: "Makes a tag, or answers the one of that name, however its letters are written",
    body: tagInput,
    response: { 201: oneOf(tagRecord), 422: refusalSchema },
  };
  app.post("/tags.php", { schema: createSchema, ...needs("tags.create") }, async (request, reply) =>
    sendSave(reply, await createTag(db, request.body.name, actorOf(request)), { status: 201, message: "Tag kept" }),
  );

  const renameSchema = {
    summary: "Gives a tag another name",
    querystring: byId,
    body: tagInput,
    response: { 200: oneOf(tagRecord), ...saved },
  };
  app.put("/tags.php", { schema: renameSchema, ...needs("tags.change") }, async (request, reply) => {
    const outcome = await renameTag(db, request.query.id, request.body.name, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Tag renamed" });
  });

  const deleteSchema = {
    summary: "Deletes a tag, and takes it from all leads that bear it, until it is restored from the trash",
    querystring: byId,
    response: { 200: deletedSchema, ...saved },
  };
  app.delete("/tags.php", { schema: deleteSchema, ...needs("tags.delete") }, async (request, reply) => {
    return sendDeletion(reply, await deleteTag(db, request.query.id, actorOf(request)), pictures);
  });

  const mergeSchema = {
    summary:
      "Merges a tag into another: its leads and its saved views get that one, until it is restored from the trash",
    querystring: byId,
    body: tagMergeInput,
    response: { 200: oneOf(mergedTag), ...saved },
  };
  app.post("/tag-merges.php", { schema: mergeSchema, ...needs("tags.delete") }, async (request, reply) => {
    const outcome = await mergeTags(db, request.query.id, request.body.into_id, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Tags merged" });
  });
}
