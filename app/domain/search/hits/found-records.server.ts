import { sql } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { publishedArticles } from "#app/domain/article/articles.server.ts";
import { wordsOfHtml } from "#app/domain/article/body/article-text.ts";
import { pagePath, publishedPages } from "#app/domain/page/pages.server.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import type { Found } from "#app/domain/search/search-schema.ts";
import { type IsRead, type Wanted, wantedIn } from "./wanted-records.server.ts";
import type { SearchKind } from "#app/domain/search/asks/ask.ts";
import { articleAddress, courseAddress, universityAddress } from "#app/domain/page-addresses.ts";

export interface FoundRecord {
  shown: Found;
  /** The index of the ask that found it. */
  place: number;
}

/** Reads what a search shows of these records, in list order; leaves out what visitors cannot see. */
export async function readFound(db: Database, { kind, places, titled }: Wanted): Promise<FoundRecord[]> {
  if (places.size === 0) return [];
  const rows = await readers[kind](db, wantedIn(db, { kind, places, titled }));
  return rows.map(({ id, ...shown }) => ({
    shown: { ...nothingElse, type: kind, ...shown },
    place: places.get(id) ?? 0,
  }));
}

/** The texts that the index takes as titles of these records. */
export async function listTitles(db: Database, kind: Exclude<SearchKind, "article">, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { table, title } = titled[kind];
  const rows = await db
    .selectFrom(table as "courses")
    .select(sql<string>`${sql.raw(title)}`.as("title"))
    .where(isAmongIds(db, "id", ids))
    .modifyEnd(plannedOnce)
    .execute();
  return rows.map((row) => row.title);
}

const titled = {
  course: { table: "courses", title: "title || ' ' || tag || ' ' || field || ' ' || subject" },
  university: { table: "universities", title: "name" },
  program: { table: "programs", title: "title" },
  page: { table: "pages", title: "title" },
  faq: { table: "faqs", title: "question" },
};

type Row = Pick<Found, "title" | "url" | "excerpt"> & Partial<Found> & { id: number };
const nothingElse = {
  university: "",
  location: "",
  duration: "",
  fee_rupees: null,
  yearly_fee_rupees: null,
  tuition_fee: null,
  partnership: null,
  barred_from: null,
  barred_until: null,
};
const amount = (minor: number | null) => (minor === null ? null : fromMinorUnits(minor));

const readers: Record<SearchKind, (db: Database, isRead: IsRead) => Promise<Row[]>> = {
  async course(db, isRead) {
    const rows = await db
      .selectFrom("courses as c")
      .innerJoin("universities as u", "u.id", "c.university_id")
      .select(["c.id", "c.title", "c.slug", "c.description", "c.duration", "c.fee_paise", "c.yearly_fee_paise"])
      .select(["c.tuition_fee_cents", "c.barred_from", "c.barred_until", "u.name", "u.location", "u.partnership"])
      .where(isRead("c.id"))
      .orderBy("c.position")
      .orderBy("c.id")
      .modifyEnd(plannedOnce)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      url: courseAddress(row.slug),
      excerpt: excerptOf(`${row.name}, ${row.location}. ${row.description}`),
      university: row.name,
      location: row.location,
      duration: writeDuration(row.duration),
      fee_rupees: amount(row.fee_paise),
      yearly_fee_rupees: amount(row.yearly_fee_paise),
      tuition_fee: fromMinorUnits(row.tuition_fee_cents),
      partnership: row.partnership,
      barred_from: row.barred_from,
      barred_until: row.barred_until,
    }));
  },

  async university(db, isRead) {
    const rows = await db
      .selectFrom("universities")
      .select(["id", "name", "slug", "location", "description", "partnership"])
      .where(isRead("id"))
      .orderBy("position")
      .orderBy("id")
      .modifyEnd(plannedOnce)
      .execute();
    return rows.map(({ id, name, slug, location, description, partnership }) => ({
      id,
      title: name,
      url: universityAddress(slug),
      location,
      partnership,
      excerpt: excerptOf(`${location}. ${description}`),
    }));
  },

  async program(db, isRead) {
    const rows = await db
      .selectFrom("programs")
      .select(["id", "title", "slug", "duration", "description", "fees_from_paise"])
      .where(isRead("id"))
      .orderBy("position")
      .orderBy("id")
      .modifyEnd(plannedOnce)
      .execute();
    return rows.map(({ id, title, slug, duration, description, fees_from_paise }) => ({
      id,
      title,
      url: `/?program=${slug}#programs`,
      excerpt: excerptOf(description ?? ""),
      duration: writeDuration(duration),
      fee_rupees: amount(fees_from_paise),
    }));
  },

  async article(db, isRead) {
    const rows = await publishedArticles(db)
      .select(["id", "title", "slug", "description"])
      .where(isRead("id"))
      .orderBy("published_at", "desc")
      .orderBy("id", "desc")
      .modifyEnd(plannedOnce)
      .execute();
    return rows.map(({ id, title, slug, description }) => ({
      id,
      title,
      url: articleAddress(slug),
      excerpt: excerptOf(description),
    }));
  },

  async page(db, isRead) {
    const rows = await publishedPages(db)
      .select(["id", "title", "slug", "description", "body"])
      .where(isRead("id"))
      .orderBy("position")
      .orderBy("id")
      .modifyEnd(plannedOnce)
      .execute();
    return rows.map(({ id, title, slug, description, body }) => ({
      id,
      title,
      url: pagePath(slug),
      excerpt: excerptOf(description || wordsOfHtml(body).replaceAll(/\s+/g, " ").trim()),
    }));
  },

  async faq(db, isRead) {
    const rows = await db
      .selectFrom("faqs")
      .select(["id", "question", "answer"])
      .where(isRead("id"))
      .orderBy("position")
      .orderBy("id")
      .modifyEnd(plannedOnce)
      .execute();
    return rows.map(({ id, question, answer }) => ({
      id,
      title: question,
      url: `/contact#faq-${id}`,
      excerpt: excerptOf(answer),
    }));
  },
};

const LONGEST_EXCERPT = 160;

/** Cuts a text between two words. */
function excerptOf(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  const cut = text.lastIndexOf(" ", LONGEST_EXCERPT);
  return `${text.slice(0, cut > 0 ? cut : LONGEST_EXCERPT)}…`;
}
