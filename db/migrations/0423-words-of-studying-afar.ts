import type { SchemaChange } from "#db/schema-change.ts";

/** Marathi for studying at a distance and online, which found education for its second word, and admission as it is spoken. What staff wrote of a word meanwhile stays theirs. */
export async function up({ db }: SchemaChange): Promise<void> {
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const at = "2026-11-29T00:00:00.000Z";
  const written = added
    .map(([words, found_words]) => ({ words: partsOf(words).filter((word) => !known.has(word)), found_words }))
    .filter(({ words }) => words.length > 0)
    .map(({ words, found_words }, place) => ({
      words: words.join(", "),
      found_words,
      position: last + place + 1,
      is_sample: 0,
      created_at: at,
      updated_at: at,
      search_text: `${words.join(", ")} ${found_words}`,
    }));
  if (written.length > 0) await db.insertInto("synonyms").values(written).execute();
}

const partsOf = (words: string) => words.split(",").map((word) => word.trim());

/** What people type, and what it finds. */
const added: [words: string, foundWords: string][] = [
  [
    "दूरस्थ शिक्षण, दूरस्थ शिक्षा, दूर शिक्षा, durasth shikshan, doorasth shikshan, durasth shiksha, doorasth shiksha, dur shiksha",
    "distance",
  ],
  [
    "ऑनलाइन शिक्षण, ऑनलाईन शिक्षण, ऑनलाइन शिक्षा, ऑनलाईन शिक्षा, online shikshan, online shiksha, online education",
    "online",
  ],
  ["एडमिशन, ॲडमिशन, अॅडमिशन, ऍडमिशन, एडमिशन प्रक्रिया, ॲडमिशन प्रक्रिया", "admission, admissions"],
];
