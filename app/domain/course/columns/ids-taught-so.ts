import { ABSENT } from "./courses-by-university.ts";
import type { CatalogueColumns } from "./kept-columns.server.ts";

/** How courses are taught: in one of the modes and in one of the languages; of neither where nothing is named. */
export interface TaughtSo {
  modes: string[];
  languages: string[];
}

/**
 * Of these ids those of the courses that are taught so, in their order; null: of all courses, by their ids.
 */
export function idsTaughtSo(columns: CatalogueColumns, so: TaughtSo, among: number[] | null): number[] {
  const { codes, size } = columns;
  const isOfPair = pairsTaughtSo(columns, so);
  const isTaughtSo = (id: number) => id < size && isOfPair[codes.pair[id]!] === 1;
  if (among !== null) return among.filter(isTaughtSo);
  const ids: number[] = [];
  for (let id = 0; id < size; id += 1) if (isTaughtSo(id)) ids.push(id);
  return ids;
}

function pairsTaughtSo({ pairs, numbers, valueNumbers, entryRules }: CatalogueColumns, so: TaughtSo): Uint8Array {
  const modes = new Set(so.modes.map((mode) => numbers.mode.get(mode)));
  const isInMode = (kind: number) => modes.size === 0 || modes.has(valueNumbers.mode[kind]);
  const inLanguage = entryRules.map(({ languages }) => languages.some((one) => so.languages.includes(one)));
  const isInLanguage = (rule: number) => so.languages.length === 0 || inLanguage[rule]!;
  return Uint8Array.from(pairs.kinds, (kind, pair) =>
    Number(pair !== ABSENT && isInMode(kind) && isInLanguage(pairs.rules[pair]!)),
  );
}
