import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { bodyLines } from "#app/domain/article/body/body-lines.ts";
import { BEGAN_AT } from "#app/domain/began-at.ts";
import { consentVersion } from "#app/domain/enquiry-schema.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import type { TextField } from "#app/domain/version/snapshot.server.ts";
import { indiaClock } from "#app/lib/time/india-day.ts";
import type { EditedPageTexts, PageTextsLine } from "./page-text-schema.ts";
import { isTextPage, pageTexts, type TextPage, textPages } from "./page-texts.content.ts";
import { readToldTexts } from "./read-told-texts.server.ts";
import { type TextValue, type TextValues, textsOf, valueIn, pageWordsOf, type WordsOf } from "./read-page-texts.ts";
import type { PageText, PageTexts } from "./text-kinds.ts";

/** Beside the texts of `/privacy`: which version the notice is that the owner has changed. */
const NOTICE_VERSION = "notice.version";
const noticeWords = ["notice.lede", "notice.body"];

export type PageTextsRow = Selectable<Tables["page_texts"]>;
type Row = PageTextsRow;

/** The texts of the fixed pages: a row per page from its first change on, which holds what is not as it began. */
export const pageTextRecords = contentRecords<Row, { texts: TextValues }, Row>({
  table: "page_texts",
  list: "page-texts",
  type: "page-text",
  nameColumn: "page",
  emptyColumns: {},
  sorts: {},
  recordOf: (row) => row,
  lasting: ["page"],
  columnsOf: ({ texts }, stored) => ({ texts: withNoticeVersion(stored!, changedIn(stored!, texts)) }),
  fieldsOf: ({ page, texts }) => fieldsOf(page as string, texts as TextValues),
  withField: (live, then, name) => ({
    ...live,
    texts: withText(live as unknown as Row, then["texts"] as TextValues, name),
  }),
});

/** What the owner has changed, by page; the pages that nobody has changed are absent. */
export async function readChangedTexts(db: Database): Promise<Partial<Record<TextPage, TextValues>>> {
  const rows = await db.selectFrom("page_texts").select(["page", "texts"]).execute();
  return Object.fromEntries(rows.filter(({ page }) => isTextPage(page)).map(({ page, texts }) => [page, texts]));
}

/** What a page says at this moment, for an answer of the API. */
export const readPageWords = async <Page extends TextPage>(db: Database, page: Page): Promise<WordsOf<Page>> =>
  pageWordsOf(page, (await findRow(db, page))?.texts);

/** The version of the privacy notice that visitors are shown at this moment. */
export async function readNoticeVersion(db: Database): Promise<string> {
  return noticeVersionIn((await findRow(db, "privacy"))?.texts);
}

export function noticeVersionIn(changed: TextValues = {}): string {
  if (isAsItBegan(changed)) return consentVersion;
  return (changed[NOTICE_VERSION] as string | undefined) ?? consentVersion;
}

/** Then a later release may bring other words, and their version with them. */
const isAsItBegan = (changed: TextValues): boolean => noticeWords.every((name) => changed[name] === undefined);

/** The pages in the order of the panel. */
export async function listPageTexts(db: Database): Promise<PageTextsLine[]> {
  const rows = await db.selectFrom("page_texts").selectAll().execute();
  return textPages.map((page) => {
    const { texts, ...line } = editedOf(
      page,
      rows.find((row) => row.page === page),
    );
    return line;
  });
}

export const findPageTexts = async (db: Database, page: TextPage): Promise<EditedPageTexts> =>
  editedOf(page, await findRow(db, page));

/** By which drafts and versions name a page; null while nobody has changed it. */
export const findTextsId = async (db: Database, page: TextPage): Promise<number | null> =>
  (await findRow(db, page))?.id ?? null;

/** The same, where somebody is about to change it. */
export const claimTextsId = async (db: Database, page: TextPage): Promise<number> =>
  ((await findRow(db, page)) ?? (await insertRow(db, page))).id;

/**
 * Saves the texts that are told, as `pageTextsInput` of the page reads them; those that are as the page began are not
 * stored. A refusal names them as the input does.
 */
export async function savePageTexts(
  db: Database,
  { page, body }: { page: TextPage; body: Record<string, unknown> },
  editor: Editor,
): Promise<SaveOutcome<EditedPageTexts>> {
  const read = await readToldTexts(db, page, body);
  if ("errors" in read) return read;
  const outcome = await pageTextRecords.change(db, await claimTextsId(db, page), { texts: read.told }, editor);
  return "record" in outcome ? { record: editedOf(page, outcome.record) } : outcome;
}

/** What of a page would not be as it began, were these texts saved. */
export async function changedTextsWith(db: Database, page: TextPage, told: TextValues): Promise<TextValues> {
  return changedIn({ page, texts: (await findRow(db, page))?.texts ?? {} }, told);
}

const findRow = async (db: Database, page: TextPage): Promise<Row | undefined> =>
  db.selectFrom("page_texts").selectAll().where("page", "=", page).executeTakeFirst();

/**
 * As if it had stood there from the beginning: two who change a page for the first time at once are told of each other.
 */
async function insertRow(db: Database, page: TextPage): Promise<Row> {
  const times = { created_at: BEGAN_AT, updated_at: BEGAN_AT };
  await db
    .insertInto("page_texts")
    .values({ page, texts: {}, position: 0, is_sample: 0, ...times })
    .onConflict((conflict) => conflict.column("page").doNothing())
    .execute();
  return (await findRow(db, page))!;
}

export function editedOf(page: TextPage, row: Row | undefined): EditedPageTexts {
  const { label, path }: PageTexts = pageTexts[page];
  const stored = row?.texts ?? {};
  const all = textsOf(page).map(([name, text]) => [name, valueIn(stored, name, text), text] as const);
  return {
    page,
    label,
    path: path ?? null,
    id: row?.id ?? null,
    texts: Object.fromEntries(all.map(([name, value]) => [name, value])),
    changed: all.filter(([, value, { seed }]) => value !== seed).map(([name]) => name),
    updated_at: row?.updated_at ?? BEGAN_AT,
  };
}

/** What is told, and of the rest what is stored; without what is as the page began. */
function changedIn({ page, texts: stored }: Pick<Row, "page" | "texts">, told: TextValues): TextValues {
  const all = textsOf(page as TextPage).map(
    ([name, text]) => [name, told[name] ?? valueIn(stored, name, text), text] as const,
  );
  const changed = all.filter(([, value, { seed }]) => JSON.stringify(value) !== JSON.stringify(seed));
  return Object.fromEntries(changed.map(([name, value]) => [name, value]));
}

/** One text as another version of the page has it; what is as the page began is not stored. */
function withText(row: Row, then: TextValues, name: string): TextValues {
  const { [NOTICE_VERSION]: _, ...all } = { ...row.texts, [name]: then[name] };
  const texts = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return withNoticeVersion(row, texts as TextValues);
}

/** Whoever agrees from now on agrees to these words: the notice is another version when its text is another. */
function withNoticeVersion({ page, texts: stored }: Row, texts: TextValues): TextValues {
  if (page !== "privacy" || isAsItBegan(texts)) return texts;
  const isSame = noticeWords.every((name) => texts[name] === stored[name]);
  const now = indiaClock(Date.now()).toISOString();
  const version = isSame ? noticeVersionIn(stored) : `${now.slice(0, 10)} ${now.slice(11, 19)}`;
  return { ...texts, [NOTICE_VERSION]: version };
}

/** What versions compare: each text by its own name. */
function fieldsOf(page: string, stored: TextValues): TextField[] {
  if (!isTextPage(page)) return [];
  const { parts }: PageTexts = pageTexts[page];
  return Object.entries(parts).flatMap(([part, { label, texts }]) =>
    Object.entries(texts).map(([name, text]) => ({
      name: `${part}.${name}`,
      label: `${label}: ${text.label}`,
      ...saidOf(valueIn(stored, `${part}.${name}`, text), text.kind),
    })),
  );
}

function saidOf(value: TextValue, kind: PageText["kind"]): Omit<TextField, "name" | "label"> {
  if (typeof value === "string" && kind === "rich") return { words: bodyLines(value), body: value };
  if (typeof value === "string") return { words: value, ...(kind === "picture" && { isPicture: true }) };
  return {
    words: value.map((entry) => (typeof entry === "string" ? entry : Object.values(entry).join(", "))).join("\n"),
  };
}
