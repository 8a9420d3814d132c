import { z } from "zod";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

const backupRecord = z.object({
  id: z.number(),
  file: z.string(),
  made_at: z.string(),
  records: z.number(),
  pictures: z.number(),
  size_bytes: z.number(),
  /** Why it failed; null: proved by a restore. */
  problem: z.string().nullable(),
});

/** The latest nightly backups, newest first, and whether the last proved one is too old. */
export const backupStanding = z.object({
  last_proven_at: z.string().nullable(),
  is_overdue: zeroOrOne,
  nights: z.array(backupRecord),
});

export type BackupStanding = z.infer<typeof backupStanding>;
export type BackupRecord = z.infer<typeof backupRecord>;
