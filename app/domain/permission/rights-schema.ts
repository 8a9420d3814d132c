import { z } from "zod";
import { acts, nouns } from "./permissions.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

const permitted = z.array(z.enum(acts));
/** The rights of all roles to a noun. */
export const rightsRecord = z.object({
  noun: z.enum(nouns),
  label: z.string(),
  group: z.enum(["Enquiries", "Content", "Office"]),
  /** 1: it holds personal data. */
  is_personal: zeroOrOne,
  /** 1: counsellors see only their own and unowned rows. */
  is_own_for_counsellors: zeroOrOne,
  roles: z.object({ viewer: permitted, counsellor: permitted, editor: permitted, admin: permitted }),
});

export type NounRights = z.infer<typeof rightsRecord>;
