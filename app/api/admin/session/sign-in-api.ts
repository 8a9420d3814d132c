import type { FastifyReply } from "fastify";
import { z } from "zod";
import { signIn } from "#app/domain/session/sign-in.server.ts";
import { optionalCode } from "#app/domain/second-factor/second-factor-schema.ts";
import { givenPassword } from "#app/domain/user/user-schema.ts";
import { requiredText } from "#app/lib/schemas/field-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";
import { refusalSchema } from "#app/api/envelope-schemas.ts";
import { keepPanelPass } from "#app/api/admin/session/panel-pass.ts";
import { counted } from "#app/lib/text/counted.ts";
import { deviceOf, devicePassOf, keepDevicePass } from "./device-pass.ts";
import { sendWait } from "./send-wait.ts";

const credentials = z.object({
  username: requiredText("Username", 254),
  password: givenPassword("Password"),
  /** Required after a 401 with `errors.code`. */
  code: optionalCode,
});

const signedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  message: z.string(),
  data: z.object({
    username: z.string(),
    /** Only after signing in with a recovery code. */
    recovery_codes_left: z.number().optional(),
  }),
});

/**
 * Exchanges name and password, and the second factor if there is one, for a bearer token. Not guarded, like resetting a
 * password.
 */
export function signInApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const schema = {
    summary: "Signs a member of staff in",
    body: credentials,
    response: { 200: signedIn, 401: refusalSchema, 403: refusalSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.post("/login.php", { schema }, async (request, reply) => {
    const { ip: address } = request;
    const attempt = { ...request.body, address, device: deviceOf(request), devicePass: devicePassOf(request) };
    const outcome = await signIn(db, signInThrottle, attempt);
    if ("waitSeconds" in outcome) return sendWait(reply, outcome.waitSeconds);
    if ("refused" in outcome) return sendRefusal(reply, outcome.refused);
    keepDevicePass(request, reply, outcome.devicePass);
    keepPanelPass(request, reply, outcome.token);
    const { token, username, recoveryCodesLeft } = outcome;
    const data = { username, ...(recoveryCodesLeft !== undefined && { recovery_codes_left: recoveryCodesLeft }) };
    return { success: true as const, token, message: signedInSentence(recoveryCodesLeft), data };
  });
}

const codeSentences = {
  "code-missing": "Enter the code from your authenticator app, or a recovery code.",
  code: "This code is wrong, has expired or was used before.",
};

function sendRefusal(reply: FastifyReply, reason: "credentials" | "role" | keyof typeof codeSentences) {
  if (reason === "role") return reply.code(403).send(refused("This account cannot use the admin panel."));
  if (reason === "credentials") return reply.code(401).send(refused("Invalid username or password"));
  const code = codeSentences[reason];
  return reply.code(401).send(refused(code, { code }));
}

function signedInSentence(recoveryCodesLeft: number | undefined): string {
  if (recoveryCodesLeft === undefined) return "Signed in";
  const left = counted(recoveryCodesLeft, "recovery code is left", "recovery codes are left");
  return `Signed in with a recovery code. ${left}.`;
}
