/** Roughly what search engines show of a title, and of a description. */
export const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 160;

/** Cuts a text to `longest` characters, after a whole word. */
export function shortened(text: string, longest = LONGEST_DESCRIPTION): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const lastSpace = room.lastIndexOf(" ");
  // A single long word is cut, but not inside a surrogate pair.
  return `${lastSpace > 0 ? room.slice(0, lastSpace) : room.replace(/[\uD800-\uDBFF]$/, "")}…`;
}
