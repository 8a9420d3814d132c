import { z } from "zod";
import { acts, nouns } from "./permissions.ts";

const permitted = z.array(z.enum(acts));
const mark = z.union([z.literal(0), z.literal(1)]);

/** What the roles may do with one noun. */
export const rightsRecord = z.object({
  noun: z.enum(nouns),
  label: z.string(),
  group: z.enum(["Enquiries", "Content", "Office"]),
  /** 1: it tells of people who have not published it themselves. */
  is_personal: mark,
  /** 1: a counsellor meets their own rows alone, and those that are nobody's. */
  is_own_for_counsellors: mark,
  roles: z.object({ viewer: permitted, counsellor: permitted, editor: permitted, admin: permitted }),
});

export type NounRights = z.infer<typeof rightsRecord>;
