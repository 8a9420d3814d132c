import { pageTexts, textPages, type TextPage } from "#app/domain/page-text/page-texts.content.ts";
import { textsOf, type TextValues, pageWordsOf } from "#app/domain/page-text/read-page-texts.ts";

export interface Crumb {
  label: string;
  path: string;
}

export type ChangedTexts = Partial<Record<TextPage, TextValues>>;

/** A page with the name its owner gave it, either in its own texts or in the menu, whichever has this default name. */
export function namedPage({ label, path }: Crumb, changed: ChangedTexts = {}): Crumb {
  const page = textPages.find((page) => "path" in pageTexts[page] && pageTexts[page].path === path);
  const own = page && textsOf(page).find(([, { seed }]) => seed === label)?.[0];
  if (own !== undefined) return { label: (changed[page!]?.[own] as string | undefined) ?? label, path };
  const inMenu = linksOf().find((link) => link.path === path)?.label === label;
  return { label: (inMenu && linksOf(changed.menu).find((link) => link.path === path)?.label) || label, path };
}

function linksOf(changed?: TextValues) {
  const { links, deciding } = pageWordsOf("menu", changed).menu;
  return [...links, ...deciding];
}
