import { createContext, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { dialogNames, type ListAddress } from "#app/admin/list/list-address.ts";

type Dialogs = Record<string, string>;

/** The addresses of a row's links: its list with dialogs over it. */
interface RowAddress {
  with: (dialogs: Dialogs) => string;
  /** The same on a press, with a filter that is being loaded by then. */
  open: (dialogs: Dialogs) => void;
  change: ListAddress["change"];
}

export const RowAddressContext = createContext<RowAddress | null>(null);

export const useRowAddress = (): RowAddress => useContext(RowAddressContext)!;

/**
 * One object for all rows of a list, stable while only dialogs or readings change: otherwise each row with its four
 * links would render three times per keystroke in the filter.
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

/** Ends so that a dialog can be appended. */
function rowsQuery(params: URLSearchParams): string {
  const shown = new URLSearchParams([...params].filter(([name]) => !dialogNames.has(name)));
  return shown.size > 0 ? `${shown}&` : "";
}

/** Dialog parameters are ids and words without characters to escape. */
const queryOf = (dialogs: Dialogs): string =>
  Object.entries(dialogs)
    .map((entry) => entry.join("="))
    .join("&");
