import type { FactChange } from "#db/schema.ts";
import { handSources, handSourceWords } from "./lead-sources.ts";

// Separate from the schema, so that the panel loads neither zod nor the telephone rules.

/** The facts of a person, in display order. */
export const factLabels = {
  name: "Name",
  phone: "Phone",
  second_phone: "Second phone",
  email: "Email",
  course: "Course",
  source_page: "Source",
  city: "City",
  language: "Language",
  best_time: "Best time",
} as const;

export type FactName = keyof typeof factLabels;

export const factNames = Object.keys(factLabels) as FactName[];

/** A fact as people read it; a page that sent the lead is shown by its path. */
export function factWords(name: FactName, value: string): string {
  const source = handSources.find((source) => name === "source_page" && source === value);
  return source ? handSourceWords[source] : value || "None";
}

export type FactChanges = Partial<Record<FactName, FactChange>>;

const changedIn = (changes: FactChanges) => factNames.filter((name) => changes[name]);

/** `City: None → Pune`, one line per fact. */
export const factChangeLines = (changes: FactChanges): string =>
  changedIn(changes)
    .map((name) => {
      const { from, to } = changes[name]!;
      return `${factLabels[name]}: ${factWords(name, from)} → ${factWords(name, to)}`;
    })
    .join("\n");

/** `Taken over: name Esha Reddy, second phone 98220 52799.` */
export function factSentence(taken: FactChanges): string {
  const facts = changedIn(taken).map((name) => `${factLabels[name].toLowerCase()} ${factWords(name, taken[name]!.to)}`);
  return facts.length === 0 ? "" : `Taken over: ${facts.join(", ")}.`;
}
