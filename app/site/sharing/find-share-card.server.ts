import { findPublishedArticle } from "#app/domain/article/articles.server.ts";
import { findCourseBySlug } from "#app/domain/course/courses.server.ts";
import type { Database } from "#app/domain/database-type.ts";
import { findUniversityBySlug } from "#app/domain/university/universities.server.ts";
import { fixedShareCards } from "./fixed-share-cards.content.ts";
import { articleCard, courseCard, type ShareCard, universityCard } from "./share-card.ts";

/** The card of a public page by its path; null for a page that is not there. */
export async function findShareCard(db: Database, path: string): Promise<ShareCard | null> {
  const fixed = Object.hasOwn(fixedShareCards, path) && fixedShareCards[path];
  if (fixed) return fixed;
  const [, folder, slug = ""] = /^\/(\w+)\/([\w-]+)$/.exec(path) ?? [];
  if (folder === "courses") return cardOf(await findCourseBySlug(db, slug), courseCard);
  if (folder === "universities") return cardOf(await findUniversityBySlug(db, slug), universityCard);
  if (folder === "Blogs") return cardOf(await findPublishedArticle(db, slug), articleCard);
  return null;
}

const cardOf = <Found>(found: Found | null, toCard: (found: Found) => ShareCard) => (found ? toCard(found) : null);
