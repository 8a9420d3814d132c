import { z } from "zod";
import { activityActions } from "#db/schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A field before and after, in words. */
export const fieldChange = z.object({
  label: z.string(),
  kind: z.enum(["words", "picture"]),
  before: z.string(),
  after: z.string(),
});

export type FieldChange = z.infer<typeof fieldChange>;

/** One line of the audit. */
export const historyLine = z.object({
  id: z.number(),
  /** The noun in the singular: `course`, `lead`, `second-factor` … */
  type: z.string(),
  action: z.enum(activityActions),
  name: z.string(),
  record_id: z.number().nullable(),
  /** Whoever did it; null for the product itself. */
  actor: z.string().nullable(),
  /** As they are called: by their full name, where they have one. */
  actor_name: z.string().nullable(),
  /** The network address that it came from. */
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** The version that it made, of what has them. */
  version_id: z.number().nullable(),
  /** Whether it can tell which fields became others. */
  has_changes: zeroOrOne,
});

/** One line with the fields that became others. */
export const historyEntry = historyLine.extend({ changes: z.array(fieldChange) });

export type HistoryEntry = z.infer<typeof historyEntry>;

export type HistoryLine = z.infer<typeof historyLine>;

/** Whose acts the history may be narrowed to, those who left among them. */
export const historyPerson = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  has_left: zeroOrOne,
});

export type HistoryPerson = z.infer<typeof historyPerson>;
