import { z } from "zod";
import { activityActions } from "#db/schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A changed field, in words. */
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
  /** The user name; null for the product itself. */
  actor: z.string().nullable(),
  /** The full name if there is one, else the user name. */
  actor_name: z.string().nullable(),
  /** The network address. */
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** The version that it made; null for nouns without versions. */
  version_id: z.number().nullable(),
  /** Whether the changed fields are known. */
  has_changes: zeroOrOne,
});

/** One line with the changed fields. */
export const historyEntry = historyLine.extend({ changes: z.array(fieldChange) });

export type HistoryEntry = z.infer<typeof historyEntry>;

export type HistoryLine = z.infer<typeof historyLine>;

/** A person by whom the history can be filtered, former staff included. */
export const historyPerson = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  has_left: zeroOrOne,
});

export type HistoryPerson = z.infer<typeof historyPerson>;
