import type { CategoryKey, programCategoryMenu } from "#app/domain/program/program-categories.ts";

/** The state of the explorer; in the address, so that reloads and shared links keep it. */
export interface ExplorerPlace {
  /** Without one every programme is shown (D11). */
  category: CategoryKey | null;
  /** The slug of the open programme. */
  program: string | null;
}

/** The menu is a parameter: imported, its texts would be in the explorer's script a second time. */
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
