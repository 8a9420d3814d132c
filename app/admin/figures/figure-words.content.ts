import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";
import { formatDay } from "#app/admin/india-time.ts";
import type { FigureDimension, LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { counted } from "#app/lib/text/counted.ts";
import { weekWithin } from "./figure-periods.ts";

export const dimensions: Record<FigureDimension, string> = {
  source: "By source",
  campaign: "By campaign",
  course: "By course",
  owner: "By counsellor",
  week: "By week",
};

export const dimensionNamed = (name: string | null): FigureDimension =>
  name !== null && Object.hasOwn(dimensions, name) ? (name as FigureDimension) : "source";

type Row = LeadFigures["rows"][number];

/** A row's heading. */
export function rowWords(by: FigureDimension, { value, label }: Pick<Row, "value" | "label">): string {
  if (by === "source") return value === "unknown" ? "Unknown" : sourceWord(value);
  if (by === "week") return `Week of ${formatDay(value)}`;
  if (value === "none") return by === "owner" ? "Nobody yet" : "No campaign";
  return label;
}

type Span = Pick<LeadFigures, "since" | "until">;
type Asked = Record<string, string>;

/** The list behind a number: the leads of these days, of its row, with further filters. */
export function listOf({ since, until }: Span, asked: Asked = {}): string {
  return `/admin/leads?${new URLSearchParams({ since, until, view: "table", ...asked })}`;
}

/** The filter for a row. */
export function askedBy(
  figures: Span & Pick<LeadFigures, "by">,
  { value, course_id }: Pick<Row, "value" | "course_id">,
): Asked {
  if (figures.by === "week") return weekWithin(value, figures);
  if (figures.by !== "course") return { [figures.by]: value };
  return course_id === null ? { course: value, course_id: "none" } : { course_id: `${course_id}` };
}

/** `67 %`; below ten percent with one decimal. */
export function percentOf(part: number, whole: number): string {
  if (whole === 0) return "";
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}

/** Calls per person reached; empty if nobody was. */
export const callsToReach = ({ spoken, calls }: Pick<Row, "spoken" | "calls">): string =>
  spoken > 0 ? (calls / spoken).toFixed(1) : "";

/** The heading of a table's last row, for values without a row. */
export const othersWords = (values: number): string => counted(values, "other");
