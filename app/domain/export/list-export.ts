import type { ActivityType } from "#app/domain/activity/activity-types.ts";
/** A time is given as ISO 8601 in UTC and exported as the office's clock shows it. */
export type ExportValue = string | number | null;

export interface ExportColumn<Row> {
  label: string;
  value: (row: Row) => ExportValue;
}

/** What the file of a list holds. */
export interface ListExport<Row> {
  /** The noun as the audit calls it, e.g. `stat`. */
  type: ActivityType;
  /** What the file is called, e.g. `programmes`. */
  file: string;
  columns: ExportColumn<Row>[];
  /** The table that has its records in an order of their own, whose places the rows tell as `place`. */
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

/** A record with its place in the order that visitors see, from 1. */
export type Placed<Row> = Row & { place: number };

/** The first column of what staff put in order. */
export const placeColumn: ExportColumn<{ place: number }> = { label: "Place", value: ({ place }) => place };
