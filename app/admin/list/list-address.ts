import { useNavigate, useSearchParams } from "react-router";

type Changes = Record<string, string | null>;

/** A list's whole state stands in the query: filter, choices, order, and the record that is open. */
export function useListAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    params,
    /** For links: this list with something else. */
    with: (changes: Changes) => queryWith(params, changes),
    /** Changes the view in place; read from the window, since a filter is written a moment after typing. */
    change: (changes: Changes) =>
      void navigate(queryWith(new URLSearchParams(location.search), changes), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

interface Move {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}

/** Nothing is fetched again when only the view of a list changes; a save or a move to another screen does fetch. */
export function isNewData({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Move): boolean {
  const isOtherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherView && !formMethod ? false : defaultShouldRevalidate;
}

/** The address of a list when its dialogs are done. */
export function closedAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return pathname + queryWith(searchParams, { edit: null, new: null, delete: null });
}

function queryWith(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
