import type { MetaDescriptor } from "react-router";
import { pageLinksOf } from "#app/site/paging/page-links.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import type { Matches } from "#app/site/site-data/site-data-of.ts";
import { filterAddress, readCourseFilter } from "#app/site/courses/filter/course-filter.ts";
import { courseItems } from "./course-items.ts";
import { COURSES_PER_PAGE } from "./courses-per-page.ts";
import type { CourseListing } from "./read-course-list.server.ts";

interface ListWords {
  title: string;
  description: string;
  picture: string;
  path: string;
  origin: string;
  matches: Matches;
}

const unfiltered = readCourseFilter(new URLSearchParams());
const noIndex = { name: "robots", content: "noindex, follow" };

/**
 * The head of a course list. Filters and orders have the whole list as canonical address; each of its pages has its
 * own.
 */
export function courseListMeta({ courses, filter }: CourseListing, words: ListWords): MetaDescriptor[] {
  const { title, path, origin } = words;
  const isWhole = filterAddress(path, { ...filter, page: 1 }) === path;
  const page = isWhole ? filter.page : 1;
  const addressOf = (page: number) => filterAddress(path, { ...unfiltered, page });
  const pages = isWhole && "rows" in courses ? courses.pages : 1;
  return [
    ...pageMeta({ ...words, title: page > 1 ? `${title}, page ${page}` : title, path: addressOf(page) }),
    ...(isWhole ? [] : [noIndex]),
    ...pageLinksOf({ page, pages, addressOf }, origin),
    ...courseItems(courses, origin, (filter.page - 1) * COURSES_PER_PAGE),
  ];
}
