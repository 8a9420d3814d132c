/** As a sentence or a label begins: `Gallery image`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
