import { z } from "zod";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { blankToNull, optionalText } from "./field-schemas.ts";
import { parsedJson } from "./parsed-json.ts";

/** Empty or absent becomes null: unknown. */
export const known = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => blankToNull(value) ?? null, schema.nullable());

export const textOrEmpty = (label: string, longest: number) =>
  optionalText(label, longest).transform((text) => text ?? "");

/** A calendar day. */
export const day = (label: string) => z.iso.date(`${label} must be a day such as 2027-02-15`);

/** The same; empty: unknown (null). */
export const dayOrUnknown = (label: string) => known(day(label));

/** The day of a check; not in the future, which would stay fresh at will. */
export const checkedDayOrUnknown = (label: string) =>
  dayOrUnknown(label).refine((day) => day === null || day <= dayInIndia(), `${label} must not lie in the future`);

/**
 * Rows within a record: a list, or JSON from a form, as a whole or per row. A refusal names the row, `Fee 2: …`, and
 * gives our forms the column.
 */
export const rowList = <Row extends z.ZodType>(label: string, one: string, row: Row) =>
  z
    .preprocess(
      (value, context) => {
        const rows = rowsOf(value);
        if (!Array.isArray(rows)) return rows;
        for (const [index, entry] of rows.entries()) {
          const [refused] = row.safeParse(entry).error?.issues ?? [];
          if (!refused) continue;
          const message = `${one} ${index + 1}: ${refused.message}`;
          context.addIssue({ code: "custom", message, params: { column: refused.path[0] } });
        }
        return rows;
      },
      z.array(row, `${label} must be a list`).max(40, `${label} may have at most 40 entries`),
    )
    .optional();

function rowsOf(value: unknown): unknown {
  const sent = parsedJson(value, []);
  if (Array.isArray(sent)) return sent.map((row) => parsedJson(row, row));
  // A form that sends rows one by one has sent a single row.
  return typeof value === "string" && typeof sent === "object" ? [sent] : sent;
}
