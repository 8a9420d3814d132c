import { createContext } from "react";
import type { ListPage } from "#app/admin/list/list-page.ts";

/** The list's current page, for cells that need their place in it. */
export const ListPageContext = createContext<ListPage<{ id: number }> | null>(null);
