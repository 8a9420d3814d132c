import { z } from "zod";
import { versionActs } from "#db/schema.ts";
import { SLICE } from "#app/domain/list/slice-schema.ts";
import { recordId, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** What staff have deleted and can still bring back. */
export const trashedRecord = z.object({
  id: z.number(),
  /** The list that it was in, by its file name: `courses`. */
  kind: z.string(),
  name: z.string(),
  /** Who deleted it. */
  actor: z.string().nullable(),
  deleted_at: z.iso.datetime(),
  /** Before it goes for good. */
  days_left: z.number(),
});

export type TrashedRecord = z.infer<typeof trashedRecord>;

/** What comes back together. */
export const restoredTogether = z.object({
  ids: z
    .array(recordId("Record"))
    .min(1, "Choose at least one record")
    .max(SLICE, `Choose at most ${SLICE} records at once`),
});

/** A field as it is live and as a version has it, in words; `related` names by the noun what stands in other tables. */
const versionField = z.object({
  /** As restoring it alone names it. */
  name: z.string(),
  label: z.string(),
  kind: z.enum(["words", "picture"]),
  live: z.string(),
  before: z.string(),
});

export type VersionField = z.infer<typeof versionField>;

/** The list of a record's versions shows so many at a time. */
export const VERSIONS_SHOWN = 100;

export const recordVersions = z.object({
  name: z.string(),
  /** Which hundred of them these are, counted from 1. */
  page: z.number(),
  total: z.number(),
  /** The newest that was saved; null before the first save. */
  live_id: z.number().nullable(),
  versions: z.array(
    z.object({
      id: z.number(),
      act: z.enum(versionActs),
      actor: z.string().nullable(),
      created_at: z.iso.datetime(),
      /** The labels of the fields that this save changed. */
      changed: z.array(z.string()),
    }),
  ),
  /**
   * The version that was asked for, beside what is live, whether restoring it changes anything, and the labels of what
   * is the same; null where there is only one.
   */
  shown: z
    .object({ id: z.number(), differs: zeroOrOne, fields: z.array(versionField), same: z.array(z.string()) })
    .nullable(),
});

export type RecordVersions = z.infer<typeof recordVersions>;
