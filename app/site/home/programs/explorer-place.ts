import type { CategoryKey, programCategoryMenu } from "#app/domain/program/program-categories.ts";

/** Where the visitor is in the explorer; it stands in the address, so that a reload or a shared link keeps it. */
export interface ExplorerPlace {
  /** None chosen shows every programme (D11). */
  category: CategoryKey | null;
  /** The slug of the programme whose details are open. */
  program: string | null;
}

/** The menu comes from whoever has it: its texts would travel a second time with the explorer's script. */
export function placeIn(search: string, menu: typeof programCategoryMenu): ExplorerPlace {
  const query = new URLSearchParams(search);
  const category = menu.find(({ key }) => key === query.get("category"));
  return { category: category?.key ?? null, program: query.get("program") };
}

export function addressOfPlace({ category, program }: ExplorerPlace): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (program) query.set("program", program);
  return query.size === 0 ? "/#programs" : `/?${query}#programs`;
}
