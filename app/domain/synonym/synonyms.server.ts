import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import { foldedIn, type Line, MOST_SYNONYMS, readLines } from "./lexicon.server.ts";
import type { Synonym, SynonymInput } from "./synonym-schema.ts";

type Row = Selectable<Tables["synonyms"]>;

/** Synonyms for the search; `q` searches both sides. */
export const synonyms = contentRecords<Row, SynonymInput, Synonym>({
  table: "synonyms",
  list: "synonyms",
  type: "synonym",
  nameColumn: "words",
  emptyColumns: {},
  sorts: {
    words: byText("r.words"),
    found: byText("r.found_words"),
    updated: byColumn("r.updated_at"),
  },
  recordOf: ({ id, words, found_words, updated_at }) => ({ id, words, found_words, updated_at }),
  before: refuse,
});

async function refuse(db: Database, draft: SynonymInput, stored: Row | null): Promise<FieldErrors | null> {
  const lines = (await readLines(db)).filter(({ id }) => id !== stored?.id);
  if (!stored && lines.length >= MOST_SYNONYMS)
    return { words: `There are ${MOST_SYNONYMS} lines already: delete one before you add another` };
  const line: Line = { id: 0, words: foldedIn(draft.words), foundWords: foldedIn(draft.found_words) };
  return refuseAlone(line) ?? refuseBeside(line, lines);
}

function refuseAlone({ words, foundWords }: Line): FieldErrors | null {
  if (foundWords.length === 0)
    return words.length > 1 ? null : { words: "One phrase alone has no synonym: add another, or say what it finds" };
  const own = foundWords.find((phrase) => words.includes(phrase));
  return own === undefined ? null : { found_words: `The phrase “${own}” finds itself: it stands among the words, too` };
}

/** Refuses a phrase in two lines, and found phrases that lead back to the typed ones. */
function refuseBeside(line: Line, lines: Line[]): FieldErrors | null {
  const byPhrase = new Map(lines.flatMap((other) => other.words.map((phrase) => [phrase, other] as const)));
  const double = line.words.find((phrase) => byPhrase.has(phrase));
  if (double !== undefined)
    return { words: `The phrase “${double}” stands in another line: ${byPhrase.get(double)!.words.join(", ")}` };
  const circle = line.foundWords.find((phrase) => leadsBack(phrase, line.words, byPhrase));
  return circle === undefined
    ? null
    : { found_words: `The phrase “${circle}” leads back to “${line.words[0]}”: write what is the same into one line` };
}

/** Ends, since stored lines have no circles and each is visited once. */
function leadsBack(phrase: string, words: string[], byPhrase: Map<string, Line>): boolean {
  const seen = new Set<Line>();
  const waiting = [phrase];
  for (const next of waiting) {
    const line = byPhrase.get(next);
    if (!line || seen.has(line)) continue;
    seen.add(line);
    if (line.foundWords.some((found) => words.includes(found))) return true;
    waiting.push(...line.foundWords);
  }
  return false;
}
