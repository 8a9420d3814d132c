import { z } from "zod";
import { versionActs } from "#db/schema.ts";
import { SLICE } from "#app/domain/list/slice-schema.ts";
import { recordId, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A deleted record that can still be restored. */
export const trashedRecord = z.object({
  id: z.number(),
  /** The file name of its list, e.g. `courses`. */
  kind: z.string(),
  name: z.string(),
  /** Who deleted it. */
  actor: z.string().nullable(),
  deleted_at: z.iso.datetime(),
  /** Days until it is deleted for good. */
  days_left: z.number(),
});

export type TrashedRecord = z.infer<typeof trashedRecord>;

/** Ids in the trash to restore together. */
export const restoredTogether = z.object({
  ids: z
    .array(recordId("Record"))
    .min(1, "Choose at least one record")
    .max(SLICE, `Choose at most ${SLICE} records at once`),
});

/** A field, live and in a version, in words; content in other tables is `related`. */
const versionField = z.object({
  /** Its name for restoring it alone. */
  name: z.string(),
  label: z.string(),
  kind: z.enum(["words", "picture"]),
  live: z.string(),
  before: z.string(),
});

export type VersionField = z.infer<typeof versionField>;

/** Versions per page. */
export const VERSIONS_SHOWN = 100;

export const recordVersions = z.object({
  name: z.string(),
  /** The page of versions, from 1. */
  page: z.number(),
  total: z.number(),
  /** The newest saved version; null before the first save. */
  live_id: z.number().nullable(),
  versions: z.array(
    z.object({
      id: z.number(),
      act: z.enum(versionActs),
      actor: z.string().nullable(),
      created_at: z.iso.datetime(),
      /** Labels of the changed fields. */
      changed: z.array(z.string()),
    }),
  ),
  /**
   * The version asked for, compared with the live record: whether restoring changes anything, the differing fields, and
   * the labels of the others; null if there is only one version.
   */
  shown: z
    .object({ id: z.number(), differs: zeroOrOne, fields: z.array(versionField), same: z.array(z.string()) })
    .nullable(),
});

export type RecordVersions = z.infer<typeof recordVersions>;
