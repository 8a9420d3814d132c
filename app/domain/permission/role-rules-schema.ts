import { z } from "zod";
import { flag, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { staffRoles } from "./permissions.ts";

const role = z.enum(staffRoles, `Role must be one of ${staffRoles.join(", ")}`);
/** What an office decides about a role, beside the table of permissions. */
export const roleRules = z.object({
  role,
  /** 1: whoever has the role signs in with a second factor, and is led to set one up. */
  needs_second_factor: zeroOrOne,
  /** 1: they meet the enquiries of the whole office. Of counsellors alone: who else sees leads sees all. */
  sees_all_leads: zeroOrOne,
});

export const roleAsked = z.object({ role });

/** What is not said stays as it is: two people may decide about one role at once. */
export const roleRulesInput = z.object({ needs_second_factor: flag, sees_all_leads: flag }).partial();

export type RoleRules = z.infer<typeof roleRules>;
export type RoleRulesInput = z.infer<typeof roleRulesInput>;
