import type { TextPage } from "#app/domain/page-text/page-texts.content.ts";
import { pageWordsOf, type WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { SiteData } from "./site-data/site-data.server.ts";
import { useSiteData } from "./site-data/site-data.ts";
import { type Matches, siteDataOf } from "./site-data/site-data-of.ts";

/** What a page says, as the owner has it. */
export const usePageWords = <Page extends TextPage>(page: Page): WordsOf<Page> =>
  pageWordsOf(page, useSiteData().changedTexts[page]);

/** The same where the layout itself may have broken: then what the page began with. */
export const useWordsAtHand = <Page extends TextPage>(page: Page): WordsOf<Page> =>
  pageWordsOf(page, (useSiteData() as Partial<SiteData> | undefined)?.changedTexts?.[page]);

/** The same for a page's `meta` function; what it began with, when the layout broke. */
export const pageWordsIn = <Page extends TextPage>(page: Page, matches: Matches): WordsOf<Page> =>
  pageWordsOf(page, siteDataOf(matches)?.changedTexts[page]);
