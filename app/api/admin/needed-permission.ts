import type { FastifyRequest } from "fastify";
import type { Permission } from "#app/domain/permission/permissions.ts";

/** What a call asks for; the guard lets nobody through who has none of them. */
export interface NeededPermission {
  among: Permission[];
  /**
   * Which of them, where the call itself says it; read once the schema has looked at the call, and before that for who
   * has none of them.
   */
  of?: (request: FastifyRequest) => string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every operation below /backend/admin but the ways in names its own. */
    permission?: NeededPermission;
    /** It answers for as long as the panel is open. */
    isStream?: boolean;
  }
}

/** The permission of an operation, beside its schema. */
export const needs = (permission: Permission) => ({ config: { permission: { among: [permission] } } });

export const needsOneOf = (among: Permission[], of?: NeededPermission["of"]) => ({
  config: { permission: { among, ...(of && { of }) } },
});
