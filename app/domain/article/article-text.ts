import { foldText } from "#app/lib/fold-text.ts";

const WORDS_PER_MINUTE = 200;

/** The words of an article's HTML, a space for every tag. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ");

export function readMinutesOf(body: string): number {
  const words = wordsOf(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** What searches look into. */
export const articleSearchText = (article: { title: string; description: string; body: string }) =>
  foldText(`${article.title} ${article.description} ${wordsOf(article.body)}`);
