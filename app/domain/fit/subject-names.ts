const SHORTEST_START = 4;

/** Abbreviations common in India. */
const written = new Map([
  ["bio", "biology"],
  ["pcm", "physics and chemistry and mathematics"],
  ["pcb", "physics and chemistry and biology"],
  ["pcmb", "physics and chemistry and mathematics and biology"],
  ["pcmc", "physics and chemistry and mathematics and computer science"],
]);

/** Each of these counts as science. Without a final `s`, as words are compared. */
const sciences = ["science", "physic", "chemistry", "biology"];

/** Called a science, but not meant when science is asked for. */
const OTHER_SCIENCE = /\b(?:pol|political|social|library) science/;

/** Splits a line into subjects, as typed. */
export const subjectsIn = (text: string): string[] =>
  text
    .split(/[,;/&\n]|\s(?:and|or)\s/i)
    .map((subject) => subject.trim())
    .filter((subject) => subject !== "");

/**
 * Whether `own` includes the subject asked for, under any common name: `maths` and `applied mathematics` are
 * mathematics, PCM is physics, chemistry and mathematics. Subjects joined by *and* are all required.
 */
export const hasSubject = (own: string[], asked: string): boolean =>
  plain(asked)
    .split(" and ")
    .every((wanted) => own.some((each) => isSubject(plain(each), wanted)));

function isSubject(own: string, wanted: string): boolean {
  if (own.length >= SHORTEST_START && wanted.startsWith(own)) return true;
  if (wanted !== "science") return holds(own, wanted);
  return sciences.some((science) => holds(own.replace(OTHER_SCIENCE, ""), science));
}

/** Whether the words occur in sequence in what was said, at least as beginnings. */
function holds(own: string, wanted: string): boolean {
  const said = own.split(" ");
  const words = wanted.split(" ");
  return said.some((_, at) => words.every((word, next) => isWord(said[at + next] ?? "", word)));
}

const isWord = (said: string, word: string) =>
  said === word || (said.length >= SHORTEST_START && word.startsWith(said));

const plain = (text: string) =>
  text
    .toLowerCase()
    // `P.C.M.` is one word, `Physics.Maths` two.
    .replaceAll(/\b([a-z])\./g, "$1")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => written.get(word) ?? word)
    .join(" ")
    .trim()
    .replaceAll(/s\b/g, "");
