import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { forgottenAccount } from "#app/domain/password-link/password-link-schema.ts";
import { createLinkLimit } from "#app/domain/password-link/link-limit.ts";
import { sendForgottenPasswordLink } from "#app/domain/password-link/send-password-link.server.ts";
import { waitSentence } from "#app/domain/robot-trap/form-limit.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** Longer than writing a mail takes, so that the time does not tell whether an account exists. */
const ANSWER_AFTER_MS = 400;

const SENT =
  "If this is a member of staff, a mail is on its way to the address of the account. Its link is good for one hour.";
const NO_MAIL =
  "No mail leaves here. Ask another administrator for a link, or run npm run reset-password on the server.";

const standing = z.object({
  /** 0: no mail server is set, so no link can be sent. */
  by_mail: zeroOrOne,
});

/** Sends a link for a new password; the answer is the same whoever is named. */
export function forgotPasswordApi(app: ApiScope, { db, formLimit, hasMailServer }: ApiServices): void {
  const linkLimit = createLinkLimit(db);
  const readSchema = {
    summary: "Tells whether links to a new password leave by mail",
    response: { 200: oneOf(standing) },
  };
  app.get("/forgot-password.php", { schema: readSchema }, () => succeeded({ by_mail: hasMailServer ? 1 : 0 }));

  const askSchema = {
    summary: "Sends a link to a new password, if the name or e-mail is that of a member of staff",
    body: forgottenAccount,
    response: { 200: doneSchema, 409: refusalSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.post("/forgot-password.php", { schema: askSchema }, async (request, reply) => {
    if (!hasMailServer) return reply.code(409).send(refused(NO_MAIL));
    const seconds = await formLimit.secondsToWait("forgot-password", request.ip);
    if (seconds > 0)
      return reply
        .code(429)
        .header("retry-after", `${seconds}`)
        .send(refused(waitSentence(seconds)));
    await Promise.all([pause(ANSWER_AFTER_MS), sendForgottenPasswordLink(db, request.body.username, linkLimit)]);
    return done(SENT);
  });
}
