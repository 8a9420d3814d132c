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
 * Expects log lines with this text on stderr until the test has finished, at least one. Answers those written so far.
 */
export function expectLog(text: string): () => string[] {
  const expectation: Expectation = { text, lines: [] };
  expectations.push(expectation);
  return () => expectation.lines;
}

/** The same for lines that may be missing, such as one written at most every ten seconds. */
export function allowLog(text: string): void {
  expectations.push({ text, lines: [], isOptional: true });
}

/** Records everything that this function writes; expected lines are not shown. */
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

/** Fails if there were unexpected lines since the last call, or expected ones are missing. */
export function settleLog(): void {
  const found = { unasked, missing: missingTexts() };
  expectations = [];
  unasked = [];
  // The message contains the lines, since a summary shows only the message.
  expect(found, JSON.stringify(found)).toEqual({ unasked: [], missing: [] });
}

const missingTexts = () =>
  expectations.filter(({ lines, isOptional }) => lines.length === 0 && !isOptional).map(({ text }) => text);
