import { isDeepStrictEqual } from "node:util";

/** The fields of a draft that differ from the live record. `tried`: the record that saving the draft would make. */
export function differing(draft: object, tried: object, live: object): object {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => {
      const [then, now] = [valueOf(tried, name), valueOf(live, name)];
      if (name in live && isDeepStrictEqual(then, now)) return [];
      return [[name, isTexts(value) && isTexts(then) && isTexts(now) ? differingTexts(value, then, now) : value]];
    }),
  );
}

/** For a page's texts, by name; default texts are in neither. */
function differingTexts(draft: object, tried: object, live: object): object {
  const names = Object.keys(draft).filter((name) => !isDeepStrictEqual(valueOf(tried, name), valueOf(live, name)));
  return Object.fromEntries(names.map((name) => [name, valueOf(draft, name)]));
}

const valueOf = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];

const isTexts = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
