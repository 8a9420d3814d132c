import type { ActivityType } from "#app/domain/activity/activity-types.ts";
/** Times are ISO 8601 in UTC, and exported in the office's time. */
export type ExportValue = string | number | null;

export interface ExportColumn<Row> {
  label: string;
  value: (row: Row) => ExportValue;
}

/** The description of a list's file. */
export interface ListExport<Row> {
  /** The noun's type in activities, e.g. `stat`. */
  type: ActivityType;
  /** The file's name, e.g. `programmes`. */
  file: string;
  columns: ExportColumn<Row>[];
  /** For nouns that staff sort: the table whose order gives each row its `place`. */
  ordered?:
    | "universities"
    | "programs"
    | "testimonials"
    | "faqs"
    | "stat_items"
    | "expert_guidance"
    | "leaders"
    | "core_values"
    | "gallery_images";
}

/** A record with its place in the list, from 1. */
export type Placed<Row> = Row & { place: number };

/** The first column of lists that staff sort. */
export const placeColumn: ExportColumn<{ place: number }> = { label: "Place", value: ({ place }) => place };
