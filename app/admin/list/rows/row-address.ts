import { createContext, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { dialogNames, type ListAddress } from "#app/admin/list/list-address.ts";

type Dialogs = Record<string, string>;

/** Where a row's links lead: to its list as it is shown, with these dialogs over it. */
interface RowAddress {
  with: (dialogs: Dialogs) => string;
  /** The same at a press, whatever filter is on its way by then. */
  open: (dialogs: Dialogs) => void;
  change: ListAddress["change"];
}

export const RowAddressContext = createContext<RowAddress | null>(null);

export const useRowAddress = (): RowAddress => useContext(RowAddressContext)!;

/**
 * One for all rows of a list, and the same while nothing but a dialog or a reading comes and goes: whatever the router
 * tells, each row would else be drawn anew three times for a letter of the filter, with four links of its own.
 */
export function useRowAddressOf(address: ListAddress): RowAddress {
  const latest = useRef(address);
  useLayoutEffect(() => void (latest.current = address));
  const shown = rowsQuery(address.params);
  return useMemo(
    () => ({
      with: (dialogs) => `?${shown}${queryOf(dialogs)}`,
      open: (dialogs) => latest.current.open(dialogs),
      change: (changes) => latest.current.change(changes),
    }),
    [shown],
  );
}

/** Ends where a dialog can be added. */
function rowsQuery(params: URLSearchParams): string {
  const shown = new URLSearchParams([...params].filter(([name]) => !dialogNames.has(name)));
  return shown.size > 0 ? `${shown}&` : "";
}

/** Dialogs are ids and words: nothing in them is to be escaped. */
const queryOf = (dialogs: Dialogs): string =>
  Object.entries(dialogs)
    .map((entry) => entry.join("="))
    .join("&");
