import type { z } from "zod";
import type { Database } from "#app/domain/database-type.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { deleteMatching, type Doomed } from "#app/domain/records/delete-matching.server.ts";
import { type SliceAsked, sliceAsked, sliceOutcome } from "#app/domain/list/slice-schema.ts";
import { actorOf, type ApiPart } from "#app/api/api-context.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "./needed-permission.ts";
import { recountedSchema, sendSlice } from "./send-slice.ts";
import { sliceOnce } from "./slice-once.ts";

interface BulkDeletion {
  /** The list's file name without `.php`. */
  name: Noun;
  /** The list's filters beside `q`, and options of the deletion. */
  asked: z.ZodRawShape | undefined;
  /** `any`: the type of each resource decides what `asked` parses to. */
  matching(db: Database, query: any, actor: Actor): Promise<Doomed["matching"]>;
  delete(db: Database, id: number, actor: Actor, asked: any): ReturnType<Doomed["delete"]>;
}

/** DELETE of all records that match a list's filter, slice by slice. */
export function bulkDeletion({ name, asked, matching, delete: deleteOne }: BulkDeletion): ApiPart {
  const schema = {
    summary: `Deletes all ${name} that match a filter, slice by slice, and names those that have to stay`,
    querystring: listQuery.pick({ q: true }).extend({ ...asked, ...sliceAsked.shape }),
    response: { 200: oneOf(sliceOutcome), 409: recountedSchema, 422: refusalSchema },
  };
  return (app, { db, pictures }) => {
    app.delete(`/${name}-bulk.php`, { schema, ...needs(`${name}.delete`) }, async (request, reply) => {
      const actor = actorOf(request);
      const { count, after, idempotency_key, ...query } = request.query as SliceAsked;
      const outcome = await sliceOnce(request, { after, idempotency_key }, async () => {
        const doomed = {
          matching: await matching(db, query, actor),
          delete: (id: number) => deleteOne(db, id, actor, query),
        };
        const outcome = await deleteMatching(db, doomed, { count, after });
        if ("pictures" in outcome) await pictures.removePictures(outcome.pictures);
        return outcome;
      });
      return sendSlice(reply, outcome, "Deleted");
    });
  };
}
