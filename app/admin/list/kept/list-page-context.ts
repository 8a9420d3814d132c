import { createContext } from "react";
import type { ListPage } from "#app/admin/list/list-page.ts";

/** The page that a list shows, for the cells that must know where in it they stand. */
export const ListPageContext = createContext<ListPage<{ id: number }> | null>(null);
