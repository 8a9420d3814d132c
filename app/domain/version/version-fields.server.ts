import type { Database } from "#db/database.ts";
import { bodyLines } from "#app/domain/article/body/body-lines.ts";
import { labelOfField, linesOf, plainLabel } from "#app/domain/activity/field-changes.ts";
import { officeMoment } from "#app/lib/time/office-moment.ts";
import { formatDollars, formatRupees, fromMinorUnits } from "#app/lib/money/money.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import type { VersionNoun } from "./nouns/version-nouns.server.ts";
import { lastingColumns } from "./snapshot.server.ts";

/**
 * Labels as in the panel's forms; a noun's own labels take precedence, and any other column is named by `plainLabel`.
 */
const labels: Record<string, string> = {
  image: "Image",
  image_alt: "Picture description",
  university_id: "University",
  author_id: "Author",
  website_url: "Website",
  tuition_fee_cents: "Tuition fee, dollars",
  fee_paise: "Fee, rupees",
  fee_items: "Fees, rupees",
  fees_paise: "Tuition fee, rupees",
  fees_from_paise: "Fees from, rupees",
  fees_to_paise: "Fees to, rupees",
  study_mode: "Mode of study",
  weekly_hours: "Hours a week",
  programs: "Programmes",
  partnership: "Who pays us",
  body: "Text",
  menu_place: "Link to it",
  channel: "For",
  found_words: "What they find",
  from_path: "From",
  to_path: "To",
  link: "Link of Learn More",
  slug: "Address",
  is_active: "Shown to visitors",
  experience_years: "Experience, years",
  acceptance_rate: "Acceptance rate, percent",
  published_at: "Date",
  source_url: "Link of the source",
  search_title: "Headline in search results",
  search_description: "Words in search results",
  share_image: "Picture of shared links",
};

/** Computed from other fields or from field rules. */
const derived = new Set([
  "barred_from",
  "barred_until",
  "settled_on",
  "yearly_fee_paise",
  "approvals_checked_on",
  "approvals_end_on",
  "read_minutes",
  "course_hash",
]);

/** Columns of ids, and what they refer to. */
const named = {
  university_id: { table: "universities", column: "name" },
  author_id: { table: "expert_guidance", column: "name" },
} as const;

/** The label of a column, or of `related`. */
export function labelOf({ labels: own, related }: Pick<VersionNoun, "labels" | "related">, column: string): string {
  if (column === "related") return related!.label;
  return labelOfField(own?.[column] ?? labels[column] ?? plainLabel(column));
}

/** Whether staff edit a column, given the version's columns if known. */
export const isWrittenByStaff = (column: string, { fee_paise }: Columns = {}): boolean =>
  column === "slug" ||
  (!lastingColumns.has(column) &&
    !derived.has(column) &&
    // Dollars are computed from rupees, if these are known (record 102).
    (column !== "tuition_fee_cents" || typeof fee_paise !== "number"));

/** Whether a version with these columns restores this one. */
export const isBroughtBack = (column: string, columns: Columns, lasting: readonly string[]): boolean =>
  column !== "slug" && Object.hasOwn(columns, column) && isWrittenByStaff(column, columns) && !lasting.includes(column);

/** A column's value in words. */
export async function columnInWords(db: Database, column: string, value: unknown): Promise<string> {
  if (value === null || value === undefined || value === "") return "";
  if (column in named) return nameOf(db, column as keyof typeof named, value as number);
  if (column.endsWith("_cents")) return formatDollars(fromMinorUnits(value as number));
  if (column.endsWith("_paise")) return formatRupees(fromMinorUnits(value as number));
  if (column.startsWith("is_")) return value === 1 ? "Yes" : "No";
  if (column.endsWith("_at")) return officeMoment(value as string);
  if (column === "body") return bodyLines(value as string);
  return linesOf(value);
}

async function nameOf(db: Database, column: keyof typeof named, id: number): Promise<string> {
  const { table, column: name } = named[column];
  const row = await db.selectFrom(table).select(name).where("id", "=", id).executeTakeFirst();
  return row?.name ?? "One that is gone";
}
