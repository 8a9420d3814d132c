import { findPublishedArticle } from "#app/domain/article/articles.server.ts";
import { findCourseBySlug } from "#app/domain/course/courses.server.ts";
import type { Database } from "#app/domain/database-type.ts";
import { findPublishedPage } from "#app/domain/page/pages.server.ts";
import { pageTexts, textPages } from "#app/domain/page-text/page-texts.content.ts";
import { readPageWords } from "#app/domain/page-text/page-texts.server.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { findProgramBySlug } from "#app/domain/program/programs.server.ts";
import { findRedirect } from "#app/domain/redirect/led-on.server.ts";
import { findPricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import { readNamed } from "#app/site/compare/read-compared.server.ts";
import { fixedShareCards } from "./fixed-share-cards.content.ts";
import {
  articleCard,
  comparedIn,
  comparisonCard,
  comparisonPicturePath,
  courseCard,
  programCard,
  sharedAs,
  type ShareCard,
  universityCard,
  pageCard,
} from "./share-card.ts";

/** The card of a public page by its current or former path; null if there is none. */
export async function findShareCard(db: Database, path: string): Promise<FoundCard | null> {
  const compared = comparedIn(path);
  if (compared) return findComparisonCard(db, compared.slice(0, MOST_COMPARED));
  const there = await findCardAt(db, path);
  if (there) return there;
  const moved = await findRedirect(db, path);
  return moved && findCardAt(db, moved.to_path.split(/[?#]/)[0]!);
}

async function findCardAt(db: Database, path: string): Promise<FoundCard | null> {
  const card = await cardAt(db, path);
  return card && { path, card };
}

async function cardAt(db: Database, path: string): Promise<ShareCard | null> {
  const fixed = Object.hasOwn(fixedShareCards, path) && fixedShareCards[path];
  if (fixed) return sharedAs(fixed, await findSharedPicture(db, path));
  const [, folder, slug = ""] = /^\/(\w+)\/([\w-]+)$/.exec(path) ?? [];
  if (folder === "courses") return cardOf(await findCourseBySlug(db, slug), courseCard);
  if (folder === "universities") return cardOf(await findPricedUniversity(db, slug), universityCard);
  if (folder === "programs") return cardOf(await findProgramBySlug(db, slug), programCard);
  if (folder === "Blogs") return cardOf(await findPublishedArticle(db, slug), articleCard);
  if (folder === "pages") return cardOf((await findPublishedPage(db, slug)) ?? null, pageCard);
  return null;
}

/** The owner's picture for shared links of a fixed page. */
async function findSharedPicture(db: Database, path: string): Promise<string> {
  const page = textPages.find((page) => (pageTexts[page] as PageTexts).path === path);
  if (!page) return "";
  const { search } = (await readPageWords(db, page)) as { search?: { picture: string } };
  return search?.picture ?? "";
}

async function findComparisonCard(db: Database, slugs: string[]): Promise<FoundCard | null> {
  const { found } = await readNamed(db, slugs);
  if (found.length === 0) return null;
  return { path: comparisonPicturePath(found.map(({ slug }) => slug)), card: comparisonCard(found) };
}

const cardOf = <Found>(found: Found | null, toCard: (found: Found) => ShareCard) => (found ? toCard(found) : null);

/** A page's card, and its current path. */
interface FoundCard {
  path: string;
  card: ShareCard;
}
