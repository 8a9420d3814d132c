import { z } from "zod";
import { plannedPublication } from "#app/domain/plan/plan-schema.ts";
import {
  fromLines,
  optionalLink,
  optionalText,
  requiredText,
  seenVersion,
  singleLine,
} from "#app/lib/schemas/field-schemas.ts";
import { rowList } from "#app/lib/schemas/row-schemas.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { type TextPage, textPages } from "./page-texts.content.ts";
import { textsOf } from "./read-page-texts.ts";
import type { PageText, PlainText, TextColumn, TextRows } from "./text-kinds.ts";

/** Fits the API's limit for one field: Devanagari takes three bytes a letter. */
const LONGEST_RICH = 60_000;

/** The texts of a page by name, e.g. `hero.title`, each validated by its kind; absent ones stay. */
export function pageTextsInput(page: TextPage) {
  const shape = Object.fromEntries(textsOf(page).map(([name, text]) => [name, schemaOf(text).optional()]));
  return z.object(shape) as z.ZodType<Record<string, unknown>>;
}

function schemaOf(text: PageText) {
  const { kind, label } = text;
  if (kind === "lines")
    return fromLines(z.array(requiredText(label, 600)).max(20, `${label} may have at most 20 entries`));
  if (kind === "rows") return rowsOf(text);
  if (kind === "rich") return requiredText(label, LONGEST_RICH);
  if (kind === "picture") return optionalText(label, 200);
  return kind === "line" ? singleLine(plainOf(text), label) : z.preprocess(withPlainBreaks, plainOf(text));
}

const plainOf = ({ label, most, isOptional }: PlainText) =>
  isOptional ? optionalText(label, most) : requiredText(label, most);

/** Forms without scripts send line breaks as CR LF. */
const withPlainBreaks = (typed: unknown) => (typeof typed === "string" ? typed.replaceAll("\r\n", "\n") : typed);

const rowsOf = ({ label, one, columns }: TextRows) =>
  rowList(
    label,
    capitalized(one),
    z.object(Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, columnOf(column)]))),
  );

function columnOf({ label, most, isOptional, isLink }: TextColumn) {
  if (isOptional) return singleLine(optionalText(label, most).default(""), label);
  const words = singleLine(requiredText(label, most), label);
  return isLink ? words.refine(isLinkAddress, `${label} must start with / or https://`) : words;
}

const isLinkAddress = (typed: string) => optionalLink("Address").safeParse(typed).success;

const page = z.enum(textPages, "Choose one of the pages of the site");

export const pageTextsAsked = z.object({ page: page.optional() });
export const pageTextsSaved = z.object({ page, seen: seenVersion });

/** For any page; `GET page-texts.php?page=` answers its names. */
export const pageTextsBody = z.record(z.string().max(80), z.unknown());

/** The same for a draft, with the time to publish it. */
export const pageTextsDraftBody = z.looseObject({ publish_at: plannedPublication });

const textValue = z.union([z.string(), z.array(z.string()), z.array(z.record(z.string(), z.string()))]);

/** All texts of a page, changed or not. */
export const pageTextsRecord = z.object({
  page,
  label: z.string(),
  /** The page's path; null for texts on every page. */
  path: z.string().nullable(),
  /** The id for its versions; null if it was never changed. */
  id: z.number().nullable(),
  texts: z.record(z.string(), textValue),
  /** The names of texts that differ from the defaults. */
  changed: z.array(z.string()),
  updated_at: z.string(),
});

/** A page in the list. */
export const pageTextsLine = pageTextsRecord.omit({ texts: true });

export type EditedPageTexts = z.infer<typeof pageTextsRecord>;
export type PageTextsLine = z.infer<typeof pageTextsLine>;
