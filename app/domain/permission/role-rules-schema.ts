import { z } from "zod";
import { flag, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { staffRoles } from "./permissions.ts";

const role = z.enum(staffRoles, `Role must be one of ${staffRoles.join(", ")}`);
/** The office's decisions about a role, beside its permissions. */
export const roleRules = z.object({
  role,
  /** 1: users with this role must set up and use a second factor. */
  needs_second_factor: zeroOrOne,
  /** 1: they see the enquiries of the whole office. Only for counsellors: all other roles that see leads see all. */
  sees_all_leads: zeroOrOne,
});

export const roleAsked = z.object({ role });

/** Absent values stay, since two people may decide about one role at once. */
export const roleRulesInput = z.object({ needs_second_factor: flag, sees_all_leads: flag }).partial();

export type RoleRules = z.infer<typeof roleRules>;
export type RoleRulesInput = z.infer<typeof roleRulesInput>;
