/** The owner's text with the name for `{university}`. */
export const withUniversity = (words: string, name: string) => words.replaceAll("{university}", () => name);
