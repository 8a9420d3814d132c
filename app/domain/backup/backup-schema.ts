import { z } from "zod";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

const backupRecord = z.object({
  id: z.number(),
  file: z.string(),
  made_at: z.string(),
  records: z.number(),
  pictures: z.number(),
  size_bytes: z.number(),
  /** Why it failed; null for one that a restore has proved. */
  problem: z.string().nullable(),
});

/** How safe the records are: the last nights' backups, newest first, and whether too long ago one was proved. */
export const backupStanding = z.object({
  last_proven_at: z.string().nullable(),
  is_overdue: zeroOrOne,
  nights: z.array(backupRecord),
});

export type BackupStanding = z.infer<typeof backupStanding>;
export type BackupRecord = z.infer<typeof backupRecord>;
