import { eligibilityLevels } from "#db/schema.ts";
import { type EntryRule, isOpenTo, type Standing } from "#app/domain/course/rules/entry-rules.ts";

/**
 * By last degree how many courses are open; `tally` has the courses of each rule by its number. A degree opens what
 * asks for it and what asks for less: of each, whatever the other facets leave.
 */
export function countByDegree(rules: EntryRule[], tally: Uint32Array, standing: Standing): Map<string, number> {
  const counts = eligibilityLevels.map((level) => {
    const open = rules.map((rule, number) => (isOpenTo(rule, level, standing) ? tally[number]! : 0));
    return [level, open.reduce((sum, count) => sum + count, 0)] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** The same by language; a course that is taught in two counts for both. */
export function countByLanguage(rules: EntryRule[], tally: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [number, { languages }] of rules.entries())
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + tally[number]!);
  return new Map([...counts].filter(([, count]) => count > 0));
}
