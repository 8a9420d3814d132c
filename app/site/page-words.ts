import type { TextPage } from "#app/domain/page-text/page-texts.content.ts";
import { pageWordsOf, type WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { SiteData } from "./site-data/site-data.server.ts";
import { useSiteData } from "./site-data/site-data.ts";
import { type Matches, siteDataOf } from "./site-data/site-data-of.ts";

/** A page's texts with the owner's changes. */
export const usePageWords = <Page extends TextPage>(page: Page): WordsOf<Page> =>
  pageWordsOf(page, useSiteData().changedTexts[page]);

/** The same if the layout may have failed: then the original texts. */
export const useWordsAtHand = <Page extends TextPage>(page: Page): WordsOf<Page> =>
  pageWordsOf(page, (useSiteData() as Partial<SiteData> | undefined)?.changedTexts?.[page]);

/** The same for a `meta` function; the original texts if the layout failed. */
export const pageWordsIn = <Page extends TextPage>(page: Page, matches: Matches): WordsOf<Page> =>
  pageWordsOf(page, siteDataOf(matches)?.changedTexts[page]);
