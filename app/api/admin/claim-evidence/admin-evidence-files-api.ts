import { z } from "zod";
import { keepEvidenceFile } from "#app/domain/claim-evidence/evidence-files.server.ts";
import { claimWords } from "#app/domain/claim-evidence/claim-words.ts";
import type { Permission } from "#app/domain/permission/permissions.ts";
import { uploadedFile } from "#app/lib/schemas/file-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";

/** Whoever may change any kind of record that makes claims. */
const holders = Object.keys(claimWords).map((holder) => `${holder}.change` as Permission);

/** Stores documents that prove claims; their address is then saved as a link of a record's evidence. */
export function adminEvidenceFilesApi(app: ApiScope, { pictures }: ApiServices): void {
  const schema = {
    summary: "Keeps a PDF of at most 8 MB and answers its address, for the link of a record's evidence",
    consumes: ["multipart/form-data"],
    body: z.object({ file: uploadedFile("Choose a PDF file") }),
    response: { 201: oneOf(z.object({ link: z.string() })), 422: refusalSchema },
  };
  app.post("/evidence-files.php", { schema, ...needsOneOf(holders) }, async (request, reply) => {
    const link = await keepEvidenceFile(pictures.store, request.body.file);
    return reply.code(201).send(succeeded({ link }, "File added"));
  });
}
