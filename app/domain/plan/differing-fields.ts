import { isDeepStrictEqual } from "node:util";

/** What of a draft is not as the live record has it. `tried` is the record that a save of the draft would make. */
export function differing(draft: object, tried: object, live: object): object {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => {
      const [then, now] = [valueOf(tried, name), valueOf(live, name)];
      if (name in live && isDeepStrictEqual(then, now)) return [];
      return [[name, isTexts(value) && isTexts(then) && isTexts(now) ? differingTexts(value, then, now) : value]];
    }),
  );
}

/** The texts of a page by name: one that is as it began stands in neither. */
function differingTexts(draft: object, tried: object, live: object): object {
  const names = Object.keys(draft).filter((name) => !isDeepStrictEqual(valueOf(tried, name), valueOf(live, name)));
  return Object.fromEntries(names.map((name) => [name, valueOf(draft, name)]));
}

const valueOf = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];

const isTexts = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
