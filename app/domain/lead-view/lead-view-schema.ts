import { z } from "zod";
import { flag, requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

export const leadViewInput = z.object({
  name: singleLine(requiredText("Name", 60), "Name"),
  /** What stands behind the question mark of the list, e.g. `tab=mine&stage=counselling`. */
  query: requiredText("The list", 2000),
  /** 1: everybody sees it. */
  is_shared: flag,
});

/** A list of leads that is kept under a name. */
export const leadViewRecord = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  is_shared: zeroOrOne,
  /** 1: of whoever asks. */
  is_own: zeroOrOne,
  /** Whose it is, by user name. */
  owner: z.string(),
});

/** All that it takes to keep it again. */
export const forgottenView = leadViewRecord.pick({ id: true, name: true, query: true, is_shared: true });

export type ForgottenView = z.infer<typeof forgottenView>;
export type LeadViewInput = z.infer<typeof leadViewInput>;
export type SavedView = z.infer<typeof leadViewRecord>;
