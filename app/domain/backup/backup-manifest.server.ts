import { createHash } from "node:crypto";
import { z } from "zod";

/** Increase it when older versions cannot read the format. The archive is a tar that any `tar` unpacks. */
export const BACKUP_FORMAT = 1;

/** The tar's first entry identifies it; the last but one is the manifest, the last the manifest's checksum. */
export const HEADER_NAME = "disha-backup.json";
export const MANIFEST_NAME = "manifest.json";
export const MANIFEST_SUM_NAME = "manifest.json.sha256";

export const backupHeader = z.object({ product: z.literal("disha"), format: z.int(), created_at: z.iso.datetime() });

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const tableSum = z.object({ rows: count, sha256: sum });

export const backupManifest = backupHeader.extend({
  engine: z.enum(["sqlite", "postgres"]),
  /** The migrations that had run, in order, which define the tables. */
  migrations: z.array(z.string()),
  /** Per table with generated ids, the highest id ever given. */
  last_ids: z.record(z.string(), count),
  /** Per table, rows and the checksum of their lines, which is the same on both engines. */
  tables: z.record(z.string(), tableSum),
  entries: z.array(z.object({ name: z.string(), size: count, sha256: sum })),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupEntry = BackupManifest["entries"][number];
export type TableSums = BackupManifest["tables"];

/** Reports progress, e.g. `("records", 1000, 250000)`. */
export type ReportProgress = (what: string, done: number, total: number) => void;

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

export const tableEntryName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, "0")}.jsonl.gz`;
export const tableOfEntry = (name: string) => /^tables\/([a-z_]+)\/\d{6}\.jsonl\.gz$/.exec(name)?.[1];

const UPLOADS = "uploads/";
export const pictureEntryName = (picture: string) => UPLOADS + picture;
/** The path of an entry's picture in the uploads folder; undefined for other entries. */
export const pictureOfEntry = (name: string) => (name.startsWith(UPLOADS) ? name.slice(UPLOADS.length) : undefined);

export const countRows = ({ tables }: BackupManifest) =>
  Object.values(tables).reduce((total, { rows }) => total + rows, 0);
export const countPictures = ({ entries }: BackupManifest) =>
  entries.filter(({ name }) => pictureOfEntry(name) !== undefined).length;
