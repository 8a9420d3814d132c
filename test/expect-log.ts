import { expect } from "vitest";

interface Expectation {
  text: string;
  lines: string[];
  isOptional?: boolean;
}

type Write = (...words: never[]) => unknown;

const watching = new WeakSet<Write>();
let expectations: Expectation[] = [];
let unasked: string[] = [];

/**
 * Lets the product write lines with this text to stderr until the test has finished; one at least must come. Answers
 * those that have come so far.
 */
export function expectLog(text: string): () => string[] {
  const expectation: Expectation = { text, lines: [] };
  expectations.push(expectation);
  return () => expectation.lines;
}

/** The same for lines that may stay away, such as one that is written every ten seconds at most. */
export function allowLog(text: string): void {
  expectations.push({ text, lines: [], isOptional: true });
}

/** From now on it is noted what this function writes; what a test expects is not shown. */
export function watch<Name extends string>(writer: Record<Name, Write>, name: Name): void {
  const write = writer[name];
  if (watching.has(write)) return;
  writer[name] = (...words) => {
    const text = words.map((word: unknown) => (word instanceof Error ? word.stack : String(word))).join(" ");
    const expectation = expectations.find((one) => text.includes(one.text));
    (expectation?.lines ?? unasked).push(text);
    return expectation ? true : write.apply(writer, words);
  };
  watching.add(writer[name]);
}

/** Fails on what came unasked since the last look, and on what was expected and stayed away. */
export function settleLog(): void {
  const found = { unasked, missing: missingTexts() };
  expectations = [];
  unasked = [];
  // The message says the lines themselves: a summary shows no more than it.
  expect(found, JSON.stringify(found)).toEqual({ unasked: [], missing: [] });
}

const missingTexts = () =>
  expectations.filter(({ lines, isOptional }) => lines.length === 0 && !isOptional).map(({ text }) => text);
