import type { FastifyRequest } from "fastify";
import type { Permission } from "#app/domain/permission/permissions.ts";

/** The permissions that admit a call: the guard requires one of them. */
export interface NeededPermission {
  among: Permission[];
  /** Which one of them, if the call decides; read after validation, or before it for somebody who has none of them. */
  of?: (request: FastifyRequest) => string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Required of every operation below /backend/admin except those for signing in. */
    permission?: NeededPermission;
    /** Answers for as long as the panel is open. */
    isStream?: boolean;
  }
}

/** The route option for an operation's permission. */
export const needs = (permission: Permission) => ({ config: { permission: { among: [permission] } } });

export const needsOneOf = (among: Permission[], of?: NeededPermission["of"]) => ({
  config: { permission: { among, ...(of && { of }) } },
});
