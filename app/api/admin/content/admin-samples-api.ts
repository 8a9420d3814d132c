import { z } from "zod";
import { countSamples, removeSamples } from "#app/domain/sample/samples.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { counted } from "#app/lib/text/counted.ts";

/** Counts and deletes the sample content of the first start. */
export function adminSamplesApi(app: ApiScope, { db }: ApiServices): void {
  const countSchema = {
    summary: "Counts the records of the sample content",
    response: { 200: oneOf(z.object({ count: z.number() })) },
  };
  app.get("/samples.php", { schema: countSchema, ...needs("samples.see") }, async () =>
    succeeded({ count: await countSamples(db) }),
  );

  const removeSchema = {
    summary: "Removes the sample content",
    response: { 200: oneOf(z.object({ removed: z.number(), kept: z.number() })) },
  };
  app.delete("/samples.php", { schema: removeSchema, ...needs("samples.delete") }, async (request) => {
    const outcome = await removeSamples(db, actorOf(request));
    return succeeded(outcome, sentenceOf(outcome));
  });
}

function sentenceOf({ kept }: { kept: number }) {
  if (kept === 0) return "The sample content is removed.";
  const them = counted(kept, "sample university is", "sample universities are");
  return `The sample content is removed, but ${them} still in use by your own courses or programs.`;
}
