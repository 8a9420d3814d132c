/** `Bachelor’s degree` as it stands within a sentence; what is written in capitals stays. */
export const uncapitalized = (words: string): string =>
  /^[A-Z]([a-z]| )/.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words;
