import { namedTogether } from "#app/site/courses/named-among.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { shortFee, shortFees } from "#app/site/courses/fees/fee-words.ts";
import { universityFees } from "#app/site/universities/university-fees.ts";

/** The content of a share picture, besides the site's name. */
export interface ShareCard {
  title: string;
  /** A subdued line above the title. */
  label: string | null;
  /** A stored picture, e.g. `/art/campus-01.webp`. */
  picture: string;
  /** The picture is made for sharing and is shown alone. */
  isWhole?: boolean;
}

/** The owner's picture replaces the drawing. */
export const sharedAs = (card: ShareCard, share_image: string | null | undefined): ShareCard =>
  share_image ? { ...card, picture: share_image, isWhole: true } : card;

const HERO = "/art/hero.webp";

export function courseCard(course: Course): ShareCard {
  const { title, university, image_url } = course;
  const label = `${shortFee(course)}, ${university.name}`;
  return sharedAs({ title, label, picture: image_url ?? university.image_url ?? HERO }, course.share_image);
}

export function universityCard(university: PricedUniversity): ShareCard {
  const { name, location, image_url } = university;
  const label = [universityFees(university), location].filter(Boolean).join(", ");
  return sharedAs({ title: name, label, picture: image_url ?? HERO }, university.share_image);
}

export function programCard({ title, duration, fees, universities, share_image }: Program): ShareCard {
  const label = [fees, writeDuration(duration)].filter(Boolean).join(", ");
  const picture = universities.find(({ imgSrc }) => imgSrc)?.imgSrc ?? HERO;
  return sharedAs({ title, label, picture }, share_image);
}

export const articleCard = ({ title, category, image_url, share_image }: Article): ShareCard =>
  sharedAs({ title, label: category, picture: image_url ?? HERO }, share_image);

export const pageCard = ({ title, share_image }: { title: string; share_image?: string | null }): ShareCard =>
  sharedAs({ title, label: null, picture: HERO }, share_image);

/** The card of a comparison: the fees of the courses, with the first one's picture. */
export const comparisonCard = (courses: Course[]): ShareCard => ({
  title: namedTogether(courses),
  label: shortFees(courses),
  picture: courses.flatMap(({ image_url }) => image_url ?? []).at(0) ?? HERO,
});

/** Picture addresses have no query: the courses are in the path. */
export const comparisonPicturePath = (slugs: string[]) => `/compare/${slugs.join("/")}`;

/** The slugs in the path of a comparison's picture; null for other paths. */
export const comparedIn = (path: string): string[] | null =>
  path.startsWith("/compare/") ? path.split("/").slice(2) : null;

/** To be raised when the drawing changes: all pictures are then drawn again. */
const EDITION = 3;

/** The picture's address: the page's path below `/og`, with a hash of what is drawn. */
export function shareAddress(path: string, card: ShareCard, siteName: string): string {
  const drawn = [EDITION, siteName, card.title, card.label, card.picture];
  const mark = markOf((card.isWhole ? ["whole", card.picture] : drawn).join("\n"));
  return `/og${path === "/" ? "/home" : path}.${mark}.jpg`;
}

/** The page's path from its picture's address; null if it has another form. */
export function readSharePath(address: string): string | null {
  const [, path] = /^\/og(\/[\w/-]+)\.[0-9a-z]{1,7}\.jpg$/.exec(address) ?? [];
  return path === "/home" ? "/" : (path ?? null);
}

/** FNV-1a: it also runs in the browser, and only has to tell drawings apart. */
function markOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}
