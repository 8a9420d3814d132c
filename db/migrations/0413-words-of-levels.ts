import type { SchemaChange } from "#db/schema-change.ts";

/** What people call the twelfth class and what comes after a degree, which found the opposite, and medicine and refunds. What staff wrote of a word meanwhile stays theirs. */
export async function up({ db }: SchemaChange): Promise<void> {
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const rows = added
    .map(([words, found_words]) => ({ words: partsOf(words).filter((word) => !known.has(word)), found_words }))
    .filter(({ words }) => words.length > 0);
  if (rows.length === 0) return;
  const at = "2026-11-28T00:00:00.000Z";
  const written = rows.map(({ words, found_words }, place) => ({
    words: words.join(", "),
    found_words,
    position: last + place + 1,
    is_sample: 0,
    created_at: at,
    updated_at: at,
    search_text: `${words.join(", ")} ${found_words}`,
  }));
  await db.insertInto("synonyms").values(written).execute();
}

const partsOf = (words: string) => words.split(",").map((word) => word.trim());

const ofMasters = "master, masters, postgraduate, ma, mba, mca, msc, mcom, mtech";

/** What people type, and what it finds. */
const added: [words: string, foundWords: string][] = [
  [
    "after graduation, after degree, after bachelor, after bachelors, graduation ke baad, degree ke baad, snatak ke baad, padvi nantar, graduation nantar, degree nantar, ग्रेजुएशन के बाद, स्नातक के बाद, डिग्री के बाद, पदवी के बाद, पदवी नंतर, पदवीनंतर, ग्रॅज्युएशन नंतर",
    ofMasters,
  ],
  [
    "after ba, after bcom, after bsc, after bba, after bca, after btech, ba ke baad, bcom ke baad, bsc ke baad, bba ke baad, bca ke baad, btech ke baad",
    ofMasters,
  ],
  [
    "ग्रेजुएशन, ग्रैजुएशन, ग्रॅज्युएशन, under graduate, under graduation, graduate, ग्रेजुएट",
    "bachelor, bachelors, ba, bba, bca, bsc, bcom, btech",
  ],
  [
    "10+2, 10 plus 2, 12 pass, 12th class, class 12, inter, inter pass, intermediate, hsc, plus two, इंटर, इंटरमीडिएट, एचएससी, 12 पास, 12वीं पास, बारहवीं पास, बारावी पास",
    "12th",
  ],
  ["चिकित्सा, वैद्यकीय, chikitsa, medical", "medicine"],
  ["वापसी, शुल्क वापसी, फीस वापसी, wapsi, vapsi, fee refund, fees refund", "refund, refunds"],
];
