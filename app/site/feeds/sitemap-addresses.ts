import { type MappedTable, mappedTables } from "#app/domain/sitemap/addresses.server.ts";

export const partAddress = (table: MappedTable | "pages", number?: number) =>
  `/sitemap-${number === undefined ? table : `${table}-${number}`}.xml`;

/** Parses a part's name, e.g. `sitemap-courses-2`; null if it is invalid. */
export function readPartName(name: string): { table: MappedTable; number: number } | "pages" | null {
  if (name === "sitemap-pages") return "pages";
  const [, noun, number] = /^sitemap-([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const table = mappedTables.find((table) => table === noun);
  return table ? { table, number: Number(number) } : null;
}
