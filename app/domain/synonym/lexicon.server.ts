import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { senseOf } from "#app/domain/search/words/quiet-words.ts";
import { phraseOf } from "#app/domain/search/words/words-of.ts";
import { phrasesIn } from "./synonym-schema.ts";

/** The most lines; all are kept in memory. */
export const MOST_SYNONYMS = 2000;

/** The synonyms, prepared for lookup. */
export interface Lexicon {
  /** By phrase: the phrases to search for, itself first. */
  phrases: Map<string, string[]>;
  /** By sense (`senseOf`): a phrase of several words. */
  bySense: Map<string, string>;
  /** Correct words, for spelling correction, even if no title holds them. */
  words: Set<string>;
}

interface Kept {
  /** Differs whenever the table has changed. */
  state: string;
  lexicon: Lexicon;
}

const kept = new WeakMap<Database, Kept>();

/** The current lexicon; read again only when a cheap query shows a change by any process. */
export async function readLexicon(db: Database): Promise<Lexicon> {
  const state = await stateOf(db);
  const known = kept.get(db);
  if (known?.state === state) return known.lexicon;
  const lexicon = lexiconOf(await readLines(db));
  kept.set(db, { state, lexicon });
  return lexicon;
}

async function stateOf(db: Database): Promise<string> {
  const state = await db
    .selectFrom("synonyms")
    .select(({ fn }) => [fn.countAll().as("rows"), fn.sum("id").as("ids"), fn.max("updated_at").as("last")])
    .modifyEnd(plannedOnce)
    .executeTakeFirstOrThrow();
  return JSON.stringify(state);
}

/** A line of the table with folded phrases. */
export interface Line {
  id: number;
  words: string[];
  foundWords: string[];
}

/** All lines, by id. */
export async function readLines(db: Database): Promise<Line[]> {
  const columns = ["id", "words", "found_words"] as const;
  const rows = await db.selectFrom("synonyms").select(columns).orderBy("id").limit(MOST_SYNONYMS).execute();
  return rows.map(({ id, words, found_words }) => ({ id, words: foldedIn(words), foundWords: foldedIn(found_words) }));
}

/** The phrases of a line, separated by commas, each folded. */
export const foldedIn = (line: string): string[] => phrasesIn(line).map(phraseOf);

function lexiconOf(lines: Line[]): Lexicon {
  const phrases = new Map<string, string[]>();
  for (const { words, foundWords } of lines) {
    for (const phrase of words) {
      const others = (foundWords.length > 0 ? foundWords : words).filter((other) => other !== phrase);
      phrases.set(phrase, [...(phrases.get(phrase) ?? [phrase]), ...others]);
    }
  }
  const senses = [...phrases.keys()].map((phrase) => [senseOf(phrase.split(" ")) ?? "", phrase] as const);
  const bySense = new Map(senses.filter(([sense]) => sense !== ""));
  return { phrases, bySense, words: new Set([...phrases.values()].flat().flatMap((phrase) => phrase.split(" "))) };
}
