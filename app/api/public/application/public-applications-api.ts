import { applicationInput } from "#app/domain/application/application-schema.ts";
import { createApplication } from "#app/domain/application/applications.server.ts";
import { thankForApplication } from "#app/domain/lead/call-back-words.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done, refused } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The admission form, for programs. Neither text nor time tells whether the e-mail address has an account. */
export function publicApplicationsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Applies for admission",
    body: applicationInput,
    response: { 201: doneSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.post("/applications.php", { schema }, async (request, reply) => {
    const errors = await createApplication(db, request.body);
    if (errors) return reply.code(422).send(refused(Object.values(errors)[0]!, errors));
    return reply.code(201).send(done(thankForApplication(request.body.interest)));
  });
}
