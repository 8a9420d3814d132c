import { z } from "zod";

/** Somebody else who has the same record open. */
export const recordReader = z.object({
  /** The full name, else the user name. */
  name: z.string(),
  opened_at: z.iso.datetime(),
});

export type RecordReader = z.infer<typeof recordReader>;

/** The interval at which a panel reports an open record; after three missed reports it counts as closed. */
export const STILL_OPEN_EVERY_MS = 20_000;
