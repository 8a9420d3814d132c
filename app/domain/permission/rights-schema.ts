import { z } from "zod";
import { acts, nouns } from "./permissions.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

const permitted = z.array(z.enum(acts));
/** What the roles may do with one noun. */
export const rightsRecord = z.object({
  noun: z.enum(nouns),
  label: z.string(),
  group: z.enum(["Enquiries", "Content", "Office"]),
  /** 1: it tells of people who have not published it themselves. */
  is_personal: zeroOrOne,
  /** 1: a counsellor meets their own rows alone, and those that are nobody's. */
  is_own_for_counsellors: zeroOrOne,
  roles: z.object({ viewer: permitted, counsellor: permitted, editor: permitted, admin: permitted }),
});

export type NounRights = z.infer<typeof rightsRecord>;
