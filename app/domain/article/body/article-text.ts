const WORDS_PER_MINUTE = 200;

/** The text of HTML, with a space for every tag. */
export const wordsOfHtml = (html: string) =>
  html.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name]!);

/** The named entities in sanitised HTML. */
const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export const numberOfWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const readMinutesFor = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

export const readMinutesOf = (body: string): number => readMinutesFor(numberOfWords(wordsOfHtml(body)));

/** Whether a body has words or a picture. */
export const hasContent = (html: string): boolean => numberOfWords(wordsOfHtml(html)) > 0 || html.includes("<img");
