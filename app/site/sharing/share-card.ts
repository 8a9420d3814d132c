import type { Article } from "#app/domain/article/article-schema.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { writeDuration } from "#app/lib/duration.ts";
import { shortFee } from "#app/site/courses/fee-words.ts";
import { universityFees } from "#app/site/universities/university-fees.ts";

/** What the picture of a shared link shows beside the site's name. */
export interface ShareCard {
  title: string;
  /** A quiet line above the title. */
  label: string | null;
  /** A stored picture, e.g. `/art/campus-01.webp`. */
  picture: string;
}

const HERO = "/art/hero.webp";

export function courseCard(course: Course): ShareCard {
  const { title, university, image_url } = course;
  return {
    title,
    label: `${shortFee(course)}, ${university.name}`,
    picture: image_url ?? university.image_url ?? HERO,
  };
}

export function universityCard(university: PricedUniversity): ShareCard {
  const { name, location, image_url } = university;
  const label = [universityFees(university), location].filter(Boolean).join(", ");
  return { title: name, label, picture: image_url ?? HERO };
}

export const programCard = ({ title, duration, fees, universities }: Program): ShareCard => ({
  title,
  label: [fees, writeDuration(duration)].filter(Boolean).join(", "),
  picture: universities.find(({ imgSrc }) => imgSrc)?.imgSrc ?? HERO,
});

export const articleCard = ({ title, category, image_url }: Article): ShareCard => ({
  title,
  label: category,
  picture: image_url ?? HERO,
});

export const writtenCard = ({ title }: { title: string }): ShareCard => ({ title, label: null, picture: HERO });

/** Courses side by side: what each costs, over the picture of the first. */
export const comparisonCard = (courses: Course[]): ShareCard => ({
  title: courses.map(({ title }) => title).join(" or "),
  label: courses.map(shortFee).join(", "),
  picture: courses.flatMap(({ image_url }) => image_url ?? []).at(0) ?? HERO,
});

/** An address of a picture has no query: the courses stand in its path. */
export const comparisonPicturePath = (slugs: string[]) => `/compare/${slugs.join("/")}`;

/** The slugs in the path of a comparison's picture; null for another path. */
export const comparedIn = (path: string): string[] | null =>
  path.startsWith("/compare/") ? path.split("/").slice(2) : null;

/** A new number draws every picture anew: to be raised when the drawing changes. */
const EDITION = 1;

/** Where the picture stands: the page's own path under `/og`, with a mark that changes with whatever is drawn. */
export function shareAddress(path: string, card: ShareCard, siteName: string): string {
  const mark = markOf([EDITION, siteName, card.title, card.label, card.picture].join("\n"));
  return `/og${path === "/" ? "/home" : path}.${mark}.jpg`;
}

/** The path of the page and the mark in an address, or null for an address of another form. */
export function readShareAddress(address: string): { path: string; mark: string } | null {
  const [, path, mark] = /^\/og(\/[\w/-]+)\.([0-9a-z]{1,7})\.jpg$/.exec(address) ?? [];
  if (!path || !mark) return null;
  return { path: path === "/home" ? "/" : path, mark };
}

/** FNV-1a: it runs in the browser, too, and need only tell one drawing from another. */
function markOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}
