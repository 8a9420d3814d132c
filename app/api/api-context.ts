import type { FastifyInstance, FastifyRequest, RawServerDefault } from "fastify";
import type { FastifyBaseLogger } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "#app/domain/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { Pictures } from "#app/domain/picture/pictures.server.ts";
import type { ContentVersion } from "#app/lib/content-version.ts";
import type { PackedCache } from "#app/lib/packed-cache.server.ts";

/** What every resource of the API is given. */
export interface ApiServices {
  db: Database;
  pictures: Pictures;
  contentVersion: ContentVersion;
  lists: PackedCache;
}

/** A Fastify scope whose schemas are zod's. */
export type ApiScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The member of staff whose bearer token the guard has accepted. */
export interface Staff {
  sessionId: number;
  user: { id: number; username: string; role: "admin" | "user" };
}

declare module "fastify" {
  interface FastifyRequest {
    staff: Staff | null;
  }
}

export const staffOf = (request: FastifyRequest): Staff => request.staff!;
export const actorOf = (request: FastifyRequest): Actor => ({ userId: staffOf(request).user.id, address: request.ip });
