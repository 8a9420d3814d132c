import type { Database } from "#app/domain/database-type.ts";
import { wordsOfHtml } from "#app/domain/article/body/article-text.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { pageTextsInput } from "./page-text-schema.ts";
import type { TextPage } from "./page-texts.content.ts";
import { type TextValues, textsOf } from "./read-page-texts.ts";

/** Validates and sanitises the given texts; a sentence per refused text. */
export async function readToldTexts(
  db: Database,
  page: TextPage,
  body: Record<string, unknown>,
): Promise<{ told: TextValues } | { errors: FieldErrors }> {
  const read = pageTextsInput(page).safeParse(body);
  if (!read.success) return { errors: errorsOf(read.error.issues) };
  const clean = await sanitized(page, read.data as TextValues);
  const told = await withPictures(db, page, clean);
  const errors = { ...emptyRichTexts(page, clean), ...unknownPictures(page, told) };
  return Object.keys(errors).length > 0 ? { errors } : { told: told as TextValues };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

/** Sanitises rich texts like articles. */
async function sanitized(page: TextPage, told: TextValues): Promise<TextValues> {
  const clean = { ...told };
  for (const [name, { kind, seed }] of textsOf(page)) {
    const value = clean[name];
    // Kept as is: the sanitiser would spell the default's HTML differently.
    if (kind === "rich" && typeof value === "string" && value !== seed) clean[name] = await sanitizeBody(value);
  }
  return clean;
}

type WithPictures = Record<string, TextValues[string] | null>;

/** Adds each picture's focal point; null if the library does not have it. */
async function withPictures(db: Database, page: TextPage, told: TextValues): Promise<WithPictures> {
  const found: WithPictures = { ...told };
  for (const [name, { kind }] of textsOf(page)) {
    const address = told[name];
    if (kind === "picture" && typeof address === "string" && address !== "")
      found[name] = await findInLibrary(db, address);
  }
  return found;
}

function unknownPictures(page: TextPage, told: WithPictures): FieldErrors {
  const unknown = textsOf(page).filter(([name]) => told[name] === null);
  return Object.fromEntries(unknown.map(([name]) => [name, "Choose a picture of the library"]));
}

function emptyRichTexts(page: TextPage, told: TextValues): FieldErrors {
  const empty = textsOf(page).filter(
    ([name, { kind }]) => kind === "rich" && typeof told[name] === "string" && wordsOfHtml(told[name]).trim() === "",
  );
  return Object.fromEntries(empty.map(([name, { label }]) => [name, `${label} is required`]));
}
