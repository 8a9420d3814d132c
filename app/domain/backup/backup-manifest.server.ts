import { createHash } from "node:crypto";
import { z } from "zod";

/** Rises when an older program could not read what is written; the archive is a tar that any `tar` unpacks. */
export const BACKUP_FORMAT = 1;

/** The first entry says what the file is, the last but one what it holds, the last what that one's bytes sum to. */
export const HEADER_NAME = "disha-backup.json";
export const MANIFEST_NAME = "manifest.json";
export const MANIFEST_SUM_NAME = "manifest.json.sha256";

export const backupHeader = z.object({ product: z.literal("disha"), format: z.int(), created_at: z.iso.datetime() });

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const tableSum = z.object({ rows: count, sha256: sum });

export const backupManifest = backupHeader.extend({
  engine: z.enum(["sqlite", "postgres"]),
  /** The shape of the tables: the migrations that had run, in their order. */
  migrations: z.array(z.string()),
  /** Of each table that counts its rows, the highest id it ever gave. */
  last_ids: z.record(z.string(), count),
  /** Of each table the number of its rows and the sum of their lines, which is the same on both engines. */
  tables: z.record(z.string(), tableSum),
  entries: z.array(z.object({ name: z.string(), size: count, sha256: sum })),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupEntry = BackupManifest["entries"][number];
export type TableSums = BackupManifest["tables"];

/** How far a long task is, e.g. `("records", 1000, 250000)`. */
export type ReportProgress = (what: string, done: number, total: number) => void;

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

export const tableEntryName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, "0")}.jsonl.gz`;
export const tableOfEntry = (name: string) => /^tables\/([a-z_]+)\/\d{6}\.jsonl\.gz$/.exec(name)?.[1];

const UPLOADS = "uploads/";
export const pictureEntryName = (picture: string) => UPLOADS + picture;
/** The path of a picture within the folder of uploads. */
export const pictureOfEntry = (name: string) => (name.startsWith(UPLOADS) ? name.slice(UPLOADS.length) : undefined);

export const countRows = ({ tables }: BackupManifest) =>
  Object.values(tables).reduce((total, { rows }) => total + rows, 0);
export const countPictures = ({ entries }: BackupManifest) =>
  entries.filter(({ name }) => pictureOfEntry(name) !== undefined).length;
