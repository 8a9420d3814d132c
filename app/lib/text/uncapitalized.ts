/** Lower-cases the first letter, for use within a sentence; words in capitals stay. */
export const uncapitalized = (words: string): string =>
  /^[A-Z]([a-z]| )/.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words;
