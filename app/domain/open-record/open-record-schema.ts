import { z } from "zod";

/** Somebody else who has the same record open. */
export const recordReader = z.object({
  /** Their full name, or the user name where they have none. */
  name: z.string(),
  opened_at: z.iso.datetime(),
});

export type RecordReader = z.infer<typeof recordReader>;

/** A panel says so often that a record is still open; three times in vain, and it is forgotten. */
export const STILL_OPEN_EVERY_MS = 20_000;
