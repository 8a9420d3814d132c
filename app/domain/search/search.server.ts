import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { publishedArticles } from "#app/domain/article/articles.server.ts";
import { foldText, likePatterns } from "#app/lib/fold-text.ts";
import type { Found } from "./search-schema.ts";

const MOST_PER_TYPE = 50;
const LONGEST_EXCERPT = 160;

/** What was looked through, with the text in which all words of the query must stand. */
interface Candidate extends Found {
  searched: string;
}

/**
 * Everything that visitors see and that holds all words of the query: titles that hold them come first, then courses,
 * universities, programmes, articles and FAQs, each in the order staff gave them. One statement for each of the five.
 */
export async function searchSite(db: Database, query: string): Promise<Found[]> {
  const patterns = likePatterns(query);
  if (patterns.length === 0) return [];
  const words = patterns.map((pattern) => pattern.slice(1, -1));
  const candidates = await Promise.all([
    coursesMatching(db, patterns),
    listUniversityCandidates(db),
    listProgramCandidates(db),
    articlesMatching(db, patterns),
    listFaqCandidates(db),
  ]);
  const isTitleHit = ({ title }: Candidate) => holdsAll(foldText(title), words);
  const found = candidates.flatMap((ofOneType) => {
    const matching = ofOneType.filter(({ searched }) => holdsAll(searched, words));
    return matching
      .toSorted((one, other) => Number(isTitleHit(other)) - Number(isTitleHit(one)))
      .slice(0, MOST_PER_TYPE);
  });
  const [inTitle, elsewhere] = [found.filter(isTitleHit), found.filter((candidate) => !isTitleHit(candidate))];
  return [...inTitle, ...elsewhere].map(({ searched, ...shown }) => shown);
}

const holdsAll = (text: string, words: string[]) => words.every((word) => text.includes(word));

/** The beginning of a text, cut between two words. */
function excerptOf(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  const cut = text.lastIndexOf(" ", LONGEST_EXCERPT);
  return `${text.slice(0, cut > 0 ? cut : LONGEST_EXCERPT)}…`;
}

// Courses and articles can be many and long: the database looks through the folded text that it keeps of them. Of the
// others there are dozens, and folding them here costs less than a column to keep in step.

async function coursesMatching(db: Database, patterns: string[]): Promise<Candidate[]> {
  const offered = sql<string>`u.name || ', ' || u.location`;
  let courses = db
    .selectFrom("courses as c")
    .innerJoin("universities as u", "u.id", "c.university_id")
    .select(["c.title", "c.slug", "c.description", "c.search_text", offered.as("offered")]);
  for (const pattern of patterns) {
    courses = courses.where((of) =>
      of.or([of("c.search_text", "like", pattern), of(sql`lower(${offered})`, "like", pattern)]),
    );
  }
  const rows = await courses.orderBy("c.position").orderBy("c.id").execute();
  return rows.map(({ title, slug, description, search_text, offered }) => ({
    type: "course",
    title,
    url: `/courses/${slug}`,
    excerpt: excerptOf(`${offered}. ${description}`),
    searched: `${search_text} ${foldText(offered)}`,
  }));
}

async function listUniversityCandidates(db: Database): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("universities")
    .select(["name", "slug", "location", "description", "programs"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ name, slug, location, description, programs }) => ({
    type: "university",
    title: name,
    url: `/universities/${slug}`,
    excerpt: excerptOf(`${location}. ${description}`),
    searched: foldText(`${name} ${location} ${description} ${programs.join(" ")}`),
  }));
}

async function listProgramCandidates(db: Database): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("programs")
    .select(["title", "slug", "duration", "description", "eligibility"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ title, slug, duration, description, eligibility }) => ({
    type: "program",
    title,
    url: `/?program=${slug}#programs`,
    excerpt: excerptOf(description ?? duration),
    searched: foldText(`${title} ${duration} ${description ?? ""} ${eligibility ?? ""}`),
  }));
}

async function articlesMatching(db: Database, patterns: string[]): Promise<Candidate[]> {
  let articles = publishedArticles(db).select(["title", "slug", "description", "search_text"]);
  for (const pattern of patterns) articles = articles.where("search_text", "like", pattern);
  const rows = await articles.orderBy("published_at", "desc").orderBy("id", "desc").execute();
  return rows.map(({ title, slug, description, search_text }) => ({
    type: "article",
    title,
    url: `/Blogs/${slug}`,
    excerpt: excerptOf(description),
    searched: search_text,
  }));
}

async function listFaqCandidates(db: Database): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("faqs")
    .select(["id", "question", "answer"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, question, answer }) => ({
    type: "faq",
    title: question,
    url: `/contact#faq-${id}`,
    excerpt: excerptOf(answer),
    searched: foldText(`${question} ${answer}`),
  }));
}
