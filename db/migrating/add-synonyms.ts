import type { SchemaChange } from "#db/schema-change.ts";

/** Phrases that people type, separated by commas, and what they find; empty: they find each other. */
export type AddedSynonyms = [words: string, foundWords: string][];

/** Appends lines, leaving out phrases that staff have entered. */
export async function addSynonyms(db: SchemaChange["db"], added: AddedSynonyms, at: string): Promise<void> {
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const rows = added
    .map(([words, found_words]) => ({ words: partsOf(words).filter((word) => !known.has(word)), found_words }))
    .filter(({ words, found_words }) => words.length > (found_words === "" ? 1 : 0));
  if (rows.length === 0) return;
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
