import { wordsOfHtml } from "#app/domain/article/article-text.ts";
import { sanitizeBody } from "#app/domain/article/sanitize-body.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { pageTextsInput } from "./page-text-schema.ts";
import type { TextPage } from "./page-texts.content.ts";
import { type TextValues, textsOf } from "./read-page-texts.ts";

/** The texts that are told, clean, or a sentence for each that cannot stand there. */
export async function readToldTexts(
  page: TextPage,
  body: Record<string, unknown>,
): Promise<{ told: TextValues } | { errors: FieldErrors }> {
  const read = pageTextsInput(page).safeParse(body);
  if (!read.success) return { errors: errorsOf(read.error.issues) };
  const told = await sanitized(page, read.data as TextValues);
  const errors = emptyRichTexts(page, told);
  return errors ? { errors } : { told };
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

/** With the words of each kind cleaned as those of an article are. */
async function sanitized(page: TextPage, told: TextValues): Promise<TextValues> {
  const clean = { ...told };
  for (const [name, { kind, seed }] of textsOf(page)) {
    const value = clean[name];
    // The seed may stand in another spelling of HTML than the sanitiser writes.
    if (kind === "rich" && typeof value === "string" && value !== seed) clean[name] = await sanitizeBody(value);
  }
  return clean;
}

function emptyRichTexts(page: TextPage, told: TextValues): FieldErrors | null {
  const empty = textsOf(page).filter(
    ([name, { kind }]) => kind === "rich" && typeof told[name] === "string" && wordsOfHtml(told[name]).trim() === "",
  );
  return empty.length === 0
    ? null
    : Object.fromEntries(empty.map(([name, { label }]) => [name, `${label} is required`]));
}
