/** They tell what is wanted, not which: where not all words are found together, these are left out. */
export const quietWords = new Set(
  `a an and at best by college colleges cost course courses degree degrees fee fees for from i in is my near of on or policy price the to top
  university universities what which with after vidyapeeth shulk padhai baad ka ke ki ko me mein se hai kya karna saath sathi nantar
  विश्वविद्यालय विद्यापीठ फीस शुल्क पढ़ाई का के की को में से है क्या करना साथ बाद ऑफ इन साठी मध्ये आहे नंतर`.split(/\s+/),
);

const SHORTEST_TELLING = 3;

/** What several telling words say in whatever order and number: *business bachelors* the same as *bachelor of business*. Null for other phrases. */
export function senseOf(words: string[]): string | null {
  const telling = words.filter((word) => !quietWords.has(word));
  if (telling.length < 2 || telling.some(({ length }) => length < SHORTEST_TELLING)) return null;
  return telling
    .map((word) => word.replace(/s$/, ""))
    .toSorted()
    .join(" ");
}
