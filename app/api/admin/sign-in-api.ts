import { z } from "zod";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { openSession } from "#app/domain/session/sessions.server.ts";
import { findUserByPassword } from "#app/domain/user/users.server.ts";
import { requiredText } from "#app/lib/field-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";
import { refusalSchema } from "#app/api/envelope-schemas.ts";

const credentials = z.object({
  username: requiredText("Username", 254),
  password: z.string("Password is required").min(1, "Password is required").max(128, "Invalid username or password"),
});

const signedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  message: z.string(),
  data: z.object({ username: z.string() }),
});

/** Exchanges a name and password for a bearer token; the one admin endpoint without a guard. */
export function signInApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Signs an administrator in",
    body: credentials,
    response: { 200: signedIn, 401: refusalSchema, 403: refusalSchema, 422: refusalSchema },
  };
  app.post("/login.php", { schema }, async (request, reply) => {
    const user = await findUserByPassword(db, request.body.username, request.body.password);
    if (!user) return reply.code(401).send(refused("Invalid username or password"));
    if (user.role !== "admin") return reply.code(403).send(refused("This account cannot use the admin panel."));
    const device = request.headers["user-agent"]?.slice(0, 200) ?? null;
    const token = await openSession(db, user.id, { address: request.ip, device });
    const actor = { userId: user.id, address: request.ip };
    await recordActivity(db, actor, { action: "sign-in", type: "user", name: user.username, recordId: user.id });
    return { success: true as const, token, message: "Signed in", data: { username: user.username } };
  });
}
