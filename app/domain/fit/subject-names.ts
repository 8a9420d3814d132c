const SHORTEST_START = 4;

/** What stands for other words, as it is said in India. */
const written = new Map([
  ["bio", "biology"],
  ["pcm", "physics and chemistry and mathematics"],
  ["pcb", "physics and chemistry and biology"],
  ["pcmb", "physics and chemistry and mathematics and biology"],
  ["pcmc", "physics and chemistry and mathematics and computer science"],
]);

/** Whoever had one of these had science; without the last `s`, as words are compared. */
const sciences = ["science", "physic", "chemistry", "biology"];

/** Called a science, and not what is meant where science is asked for. */
const OTHER_SCIENCE = /\b(?:pol|political|social|library) science/;

/** The subjects that somebody names in one line, as they were typed. */
export const subjectsIn = (text: string): string[] =>
  text
    .split(/[,;/&\n]|\s(?:and|or)\s/i)
    .map((subject) => subject.trim())
    .filter((subject) => subject !== "");

/**
 * Whether somebody had what is asked for, by the names that people give it: `maths` and `applied mathematics` are
 * mathematics, PCM is physics, chemistry and mathematics. Where an *and* stands in what is asked, all that it joins are
 * asked for.
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

/** Whether its words stand in what was said, one behind the other and at least by their beginnings. */
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
