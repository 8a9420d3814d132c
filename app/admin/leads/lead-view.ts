import { useListAddress } from "#app/admin/list/list-address.ts";

export type LeadView = "table" | "board";

const KEY = "leadView";

/** The view that the address asks for, else the one that was used last. */
export function useLeadView(): LeadView {
  const asked = useListAddress().params.get("view") ?? localStorage.getItem(KEY);
  return asked === "board" ? "board" : "table";
}

export const rememberView = (view: LeadView) => localStorage.setItem(KEY, view);
