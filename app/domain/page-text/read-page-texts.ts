import { pageTexts, type TextPage } from "./page-texts.content.ts";
import type { PageText, PageTexts, TextLines, TextRows } from "./text-kinds.ts";

/** A stored text: a string, a list, or rows of strings. */
export type TextValue = string | string[] | Record<string, string>[];

/** By part and name, e.g. `hero.title`. */
export type TextValues = Record<string, TextValue>;

type ValueOf<Text> =
  Text extends TextRows<infer Column> ? Record<Column, string>[] : Text extends TextLines ? string[] : string;

type Parts<Page extends TextPage> = (typeof pageTexts)[Page]["parts"];

/** A page's texts by part and name. */
export type WordsOf<Page extends TextPage> = {
  [Part in keyof Parts<Page>]: Parts<Page>[Part] extends { texts: infer Texts }
    ? { [Name in keyof Texts]: ValueOf<Texts[Name]> }
    : never;
};

/** All texts of a page in its order, by stored name. */
export const textsOf = (page: TextPage): (readonly [string, PageText])[] =>
  Object.entries((pageTexts[page] as PageTexts).parts).flatMap(([part, { texts }]) =>
    Object.entries(texts).map(([name, text]) => [`${part}.${name}`, text] as const),
  );

const unchanged: TextValues = {};

/** Caches the last texts of each page, since every row of a list needs them. */
const lastRead = new Map<TextPage, { changed: TextValues; words: unknown }>();

/** A page's texts: changed ones over the defaults. */
export function pageWordsOf<Page extends TextPage>(page: Page, changed: TextValues = unchanged): WordsOf<Page> {
  const last = lastRead.get(page);
  if (last?.changed === changed) return last.words as WordsOf<Page>;
  const words = readWords(page, changed);
  lastRead.set(page, { changed, words });
  return words;
}

function readWords<Page extends TextPage>(page: Page, changed: TextValues): WordsOf<Page> {
  const words: Record<string, Record<string, TextValue>> = {};
  for (const [name, text] of textsOf(page)) {
    const [part, key] = name.split(".") as [string, string];
    (words[part] ??= {})[key] = valueIn(changed, name, text);
  }
  return words as WordsOf<Page>;
}

/** One text: the changed value or the default. */
export function valueIn(changed: TextValues, name: string, text: PageText): TextValue {
  const value = Object.hasOwn(changed, name) ? changed[name] : undefined;
  // An older release may have stored another kind under this name.
  return value !== undefined && isOfKind(value, text) ? value : (text.seed as TextValue);
}

function isOfKind(value: TextValue, { kind }: PageText): boolean {
  if (kind === "lines") return Array.isArray(value) && value.every((line) => typeof line === "string");
  if (kind === "rows") return Array.isArray(value) && value.every((row) => typeof row === "object");
  return typeof value === "string";
}
