import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";

/** The links of menu and footer: those in the texts, then office pages placed there. */
export function useMenuLinks() {
  const { menu, footer } = usePageWords("menu");
  const { placedPages } = useSiteData();
  const placedIn = (place: string) => placedPages.filter((page) => page.menu_place === place);
  return {
    menu,
    links: [...menu.links, ...placedIn("menu")],
    explore: [...footer.explore, ...placedIn("footer")],
  };
}
