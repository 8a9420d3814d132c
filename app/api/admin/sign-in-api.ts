import type { FastifyReply } from "fastify";
import { z } from "zod";
import { signIn } from "#app/domain/session/sign-in.server.ts";
import { givenPassword } from "#app/domain/user/user-schema.ts";
import { requiredText } from "#app/lib/field-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";
import { refusalSchema } from "#app/api/envelope-schemas.ts";
import { deviceOf, devicePassOf, keepDevicePass } from "./device-pass.ts";
import { sendWait } from "./send-wait.ts";

const credentials = z.object({ username: requiredText("Username", 254), password: givenPassword("Password") });

const signedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  message: z.string(),
  data: z.object({ username: z.string() }),
});

/** Exchanges a name and password for a bearer token; the one admin endpoint without a guard. */
export function signInApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const schema = {
    summary: "Signs an administrator in",
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
    const { token, username } = outcome;
    return { success: true as const, token, message: "Signed in", data: { username } };
  });
}

function sendRefusal(reply: FastifyReply, reason: "credentials" | "role") {
  if (reason === "role") return reply.code(403).send(refused("This account cannot use the admin panel."));
  return reply.code(401).send(refused("Invalid username or password"));
}
