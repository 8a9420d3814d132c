import type { FastifyReply, FastifyRequest } from "fastify";
import { isPermission, isPermitted, type Permission, permissionRefusal } from "#app/domain/permission/permissions.ts";
import { findSession } from "#app/domain/session/sessions.server.ts";
import { type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";
import type { NeededPermission } from "./needed-permission.ts";

/** Admits only signed-in staff whose role has the operation's permission (D27 and D42). */
export function guardStaff(app: ApiScope, { db }: ApiServices): void {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.permission?.among.every(isPermission)) throw new Error(`${String(method)} ${url} names no permission`);
  });
  app.addHook("onRequest", async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    if (token === null) return reply.code(401).send(refused("No authentication token found"));
    const session = await findSession(db, token);
    if (!session) return reply.code(401).send(refused("Session expired. Please login again."));
    request.staff = { sessionId: session.id, user: session.user };
    const { among, of } = neededBy(request);
    return of ? undefined : refuseWithoutOneOf(request, reply, among);
  });
  app.addHook("preValidation", async (request, reply) => {
    const { among, of } = neededBy(request);
    if (!of) return undefined;
    // The call is not validated yet: its parameters only choose the sentence of the refusal.
    return refuseWithoutOneOf(request, reply, [...namedBy(request), ...among]);
  });
  app.addHook("preHandler", async (request, reply) => {
    const { of } = neededBy(request);
    return of && refuseWithoutOneOf(request, reply, namedBy(request));
  });
}

const neededBy = ({ routeOptions }: FastifyRequest): NeededPermission => routeOptions.config.permission!;

/** The permission that this call requires, among those of its operation; empty if it names none of them. */
function namedBy(request: FastifyRequest): Permission[] {
  const { among, of } = neededBy(request);
  const named = of?.(request);
  return among.filter((permission) => permission === named);
}

function refuseWithoutOneOf(request: FastifyRequest, reply: FastifyReply, among: Permission[]) {
  const { role, lacksSecondFactor } = staffOf(request).user;
  if (lacksSecondFactor && among.some((permission) => !permission.startsWith("account.")))
    return reply.code(403).send(refused(missingSecondFactor));
  if (among.some((permission) => isPermitted(role, permission))) return undefined;
  return reply.code(403).send(refused(permissionRefusal(role, among[0]!)));
}

/** For staff whose role requires a second factor that they have not set up. */
export const missingSecondFactor = "Your role asks for two-factor sign-in. Set it up under My account, then go on.";

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? "")?.[1] ?? null;
}
