import { z } from "zod";
import { flag, requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

export const leadViewInput = z.object({
  name: singleLine(requiredText("Name", 60), "Name"),
  /** The list's query string, e.g. `tab=mine&stage=counselling`. */
  query: requiredText("The list", 2000),
  /** 1: visible to everybody. */
  is_shared: flag,
});

/** A saved list of leads. */
export const leadViewRecord = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  is_shared: zeroOrOne,
  /** 1: the user's own. */
  is_own: zeroOrOne,
  /** The owner's user name. */
  owner: z.string(),
});

/** Enough to save it again. */
export const forgottenView = leadViewRecord.pick({ id: true, name: true, query: true, is_shared: true });

export type ForgottenView = z.infer<typeof forgottenView>;
export type LeadViewInput = z.infer<typeof leadViewInput>;
export type SavedView = z.infer<typeof leadViewRecord>;
