import { ABSENT } from "./courses-by-university.ts";
import type { CatalogueColumns } from "./kept-columns.server.ts";

/** Filters ids, in their order, to courses taught in one of the modes; null: all courses, by id. */
export function idsOfModes(columns: CatalogueColumns, modes: string[], among: number[] | null): number[] {
  const { codes, pairs, numbers, valueNumbers, size } = columns;
  const wanted = new Set(modes.map((mode) => numbers.mode.get(mode)));
  const isOfPair = Uint8Array.from(pairs.kinds, (kind, pair) =>
    Number(pair !== ABSENT && wanted.has(valueNumbers.mode[kind])),
  );
  const isTaughtSo = (id: number) => id < size && isOfPair[codes.pair[id]!] === 1;
  if (among !== null) return among.filter(isTaughtSo);
  const ids: number[] = [];
  for (let id = 0; id < size; id += 1) if (isTaughtSo(id)) ids.push(id);
  return ids;
}
