/** The owner's words with the name in the place of `{university}`. */
export const withUniversity = (words: string, name: string) => words.replaceAll("{university}", () => name);
