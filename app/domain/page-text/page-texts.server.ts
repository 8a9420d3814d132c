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

/** Stored with the texts of `/privacy`: the version of the changed notice. */
const NOTICE_VERSION = "notice.version";
const noticeWords = ["notice.lede", "notice.body"];

export type PageTextsRow = Selectable<Tables["page_texts"]>;
type Row = PageTextsRow;

/** The texts of fixed pages: a row per changed page, with only the texts that differ from the defaults. */
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

/** The changed texts by page; unchanged pages are absent. */
export async function readChangedTexts(db: Database): Promise<Partial<Record<TextPage, TextValues>>> {
  const rows = await db.selectFrom("page_texts").select(["page", "texts"]).execute();
  return Object.fromEntries(rows.filter(({ page }) => isTextPage(page)).map(({ page, texts }) => [page, texts]));
}

/** A page's current texts, for the API. */
export const readPageWords = async <Page extends TextPage>(db: Database, page: Page): Promise<WordsOf<Page>> =>
  pageWordsOf(page, (await findRow(db, page))?.texts);

/** The current version of the privacy notice. */
export async function readNoticeVersion(db: Database): Promise<string> {
  return noticeVersionIn((await findRow(db, "privacy"))?.texts);
}

/** The notice's version, given the changed texts of `/privacy`. */
export function noticeVersionIn(changed: TextValues = {}): string {
  if (isAsItBegan(changed)) return consentVersion;
  return (changed[NOTICE_VERSION] as string | undefined) ?? consentVersion;
}

/** Whether the notice is the default, which later releases may change together with its version. */
const isAsItBegan = (changed: TextValues): boolean => noticeWords.every((name) => changed[name] === undefined);

/** All pages, in the panel's order. */
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

/** The id of a page in drafts and versions; null if it was never changed. */
export const findTextsId = async (db: Database, page: TextPage): Promise<number | null> =>
  (await findRow(db, page))?.id ?? null;

/** The same, creating the row for a change. */
export const claimTextsId = async (db: Database, page: TextPage): Promise<number> =>
  ((await findRow(db, page)) ?? (await insertRow(db, page))).id;

/**
 * Saves the given texts, validated by the page's `pageTextsInput`; texts equal to the defaults are not stored. Refusals
 * use the input's names.
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

/** The texts of a page that would differ from the defaults if these were saved. */
export async function changedTextsWith(db: Database, page: TextPage, told: TextValues): Promise<TextValues> {
  return changedIn({ page, texts: (await findRow(db, page))?.texts ?? {} }, told);
}

const findRow = async (db: Database, page: TextPage): Promise<Row | undefined> =>
  db.selectFrom("page_texts").selectAll().where("page", "=", page).executeTakeFirst();

/** Creates the row as if it had always existed: of two first changes at once, the second sees the first. */
async function insertRow(db: Database, page: TextPage): Promise<Row> {
  const times = { created_at: BEGAN_AT, updated_at: BEGAN_AT };
  await db
    .insertInto("page_texts")
    .values({ page, texts: {}, position: 0, is_sample: 0, ...times })
    .onConflict((conflict) => conflict.column("page").doNothing())
    .execute();
  return (await findRow(db, page))!;
}

/** A page's record from its row, or from the defaults. */
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

/** The given texts over the stored ones, without those equal to the defaults. */
function changedIn({ page, texts: stored }: Pick<Row, "page" | "texts">, told: TextValues): TextValues {
  const all = textsOf(page as TextPage).map(
    ([name, text]) => [name, told[name] ?? valueIn(stored, name, text), text] as const,
  );
  const changed = all.filter(([, value, { seed }]) => JSON.stringify(value) !== JSON.stringify(seed));
  return Object.fromEntries(changed.map(([name, value]) => [name, value]));
}

/** The row's texts with one from another version; default texts are not stored. */
function withText(row: Row, then: TextValues, name: string): TextValues {
  const { [NOTICE_VERSION]: _, ...all } = { ...row.texts, [name]: then[name] };
  const texts = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return withNoticeVersion(row, texts as TextValues);
}

/** Gives a changed notice a new version, to which visitors agree from now on. */
function withNoticeVersion({ page, texts: stored }: Row, texts: TextValues): TextValues {
  if (page !== "privacy" || isAsItBegan(texts)) return texts;
  const isSame = noticeWords.every((name) => texts[name] === stored[name]);
  const now = indiaClock(Date.now()).toISOString();
  const version = isSame ? noticeVersionIn(stored) : `${now.slice(0, 10)} ${now.slice(11, 19)}`;
  return { ...texts, [NOTICE_VERSION]: version };
}

/** The fields that versions compare: one per text. */
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
