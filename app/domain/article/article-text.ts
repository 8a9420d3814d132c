import { foldText } from "#app/lib/fold-text.ts";

const WORDS_PER_MINUTE = 200;

/** The words of an article's HTML, a space for every tag. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ");

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const readMinutesFor = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

export const readMinutesOf = (body: string): number => readMinutesFor(countWords(wordsOf(body)));

/** What searches look into. */
export const articleSearchText = (article: { title: string; description: string; body: string }) =>
  foldText(`${article.title} ${article.description} ${wordsOf(article.body)}`);

/** Whether a body shows anything: words, or a picture. */
export const hasContent = (html: string): boolean => countWords(wordsOf(html)) > 0 || html.includes("<img");
