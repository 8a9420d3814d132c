import type { FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "#app/domain/session/sessions.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";

/** Lets nobody into this scope but a signed-in administrator (decision 27). */
export function guardAdmins(app: ApiScope, { db }: ApiServices): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request.headers.authorization);
    if (token === null) return reply.code(401).send(refused("No authentication token found"));
    const session = await findSession(db, token);
    if (!session) return reply.code(401).send(refused("Session expired. Please login again."));
    if (session.user.role !== "admin") return reply.code(403).send(refused("Only administrators may do this."));
    request.staff = { sessionId: session.id, user: session.user };
  });
}

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? "")?.[1] ?? null;
}
