import { useListAddress } from "#app/admin/list/list-address.ts";

export type LeadView = "table" | "board";

/** The server reads it too: it writes the table's first rows into the page only where the table is what comes first. */
export const LEAD_VIEW_COOKIE = "lead_view";
const SECONDS_PER_YEAR = 31_536_000;

/** The view that the address asks for, else the one that was used last. */
export function useLeadView(): LeadView {
  const asked = useListAddress().params.get("view") ?? rememberedView();
  return asked === "board" ? "board" : "table";
}

export function rememberView(view: LeadView): void {
  document.cookie = `${LEAD_VIEW_COOKIE}=${view}; Path=/admin; Max-Age=${SECONDS_PER_YEAR}; SameSite=Strict`;
}

const rememberedView = () =>
  globalThis.document && new RegExp(`(?:^|; )${LEAD_VIEW_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
