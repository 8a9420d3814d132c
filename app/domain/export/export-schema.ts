import { z } from "zod";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { exportedLists } from "./list-exports.ts";

const MOST_SELECTED = 500;

/** The list to export, with the fields of its query: `q`, `sort`, filters. */
export const exportInput = z.looseObject({
  list: z.enum(exportedLists, `List must be one of ${exportedLists.join(", ")}`),
  /** Selected records instead of all that match. */
  ids: z
    .array(recordId("Id"), "Ids must be a list of numbers")
    .min(1, "Select at least one record")
    .max(MOST_SELECTED, `Select at most ${MOST_SELECTED} records`)
    .optional(),
});

export type ExportInput = z.infer<typeof exportInput>;

export const exportLink = z.object({ url: z.string() });
