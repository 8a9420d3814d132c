import type { z } from "zod";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { counted } from "#app/lib/text/counted.ts";

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "a group of fields",
};

/**
 * The sentence for issues without one in the schema, so that no library message is shown (D46). The label is the
 * field's name in words: `study_mode` becomes `Study mode`.
 */
export function plainSentence(issue: Issue): string {
  const label = labelOf(issue.path ?? []);
  switch (issue.code) {
    case "invalid_type":
      return isNothing(issue.input)
        ? `${label} is required`
        : `${label} must be ${kinds[issue.expected] ?? "something else"}`;
    case "invalid_value":
      return `${label} must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    case "too_small":
      return tooSmall(label, issue.origin, Number(issue.minimum));
    case "too_big":
      return tooBig(label, issue.origin, Number(issue.maximum));
    case "invalid_format":
      return `${label} is not written as it must be`;
    default:
      return `${label} is not accepted as it was sent`;
  }
}

/** The error of a required field of one kind, e.g. `a text`. */
export const missingOr = (label: string, kind: string) => ({
  error: ({ input }: { input?: unknown }) => (isNothing(input) ? `${label} is required` : `${label} must be ${kind}`),
});

const isNothing = (input: unknown) => input === undefined || input === null;

function tooSmall(label: string, origin: string, least: number): string {
  if (origin === "string")
    return least === 1 ? `${label} is required` : `${label} must have at least ${least} characters`;
  return origin === "array" ? `${label} must have at least ${entries(least)}` : `${label} must be at least ${least}`;
}

function tooBig(label: string, origin: string, most: number): string {
  if (origin === "string") return `${label} must have at most ${most} characters`;
  return origin === "array" ? `${label} may have at most ${entries(most)}` : `${label} must be at most ${most}`;
}

const entries = (count: number) => counted(count, "entry", "entries");

/** The last name in the path; for an entry of a list, the list's. */
function labelOf(path: PropertyKey[]): string {
  const name = path.findLast((step) => typeof step === "string");
  if (name === undefined) return "What was sent";
  // The query parameter for searches.
  if (name === "q") return "Search";
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return capitalized(words);
}
