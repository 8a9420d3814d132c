import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { useNavigate, useSearchParams } from "react-router";
import { closeTo } from "./list-history.ts";

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
    /** Closes the dialog that these names of the query hold open. */
    close: (...names: string[]) => closeTo(withoutNames(names), navigate),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

interface Move {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  /** What the screen's action answered: nothing, or why nothing was stored. */
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}

/**
 * Nothing is fetched again when only the view of a list changes or a save was refused: a lost connection must not take
 * the form with what was typed. A save, the news of a newer version and a move to another screen do fetch.
 */
export function isNewData({ currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate }: Move): boolean {
  if (isUnstored(actionResult)) return false;
  const isOtherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherView && !formMethod ? false : defaultShouldRevalidate;
}

/** An answer after which nothing is to be read: the save was refused, and nobody else has saved in between. */
export const isUnstored = (answer: unknown): boolean => isRefusal(answer) && !answer.newer;

const isRefusal = (answer: unknown): answer is SaveRefusal =>
  typeof answer === "object" && answer !== null && "failure" in answer;

/** The address of a list when its dialogs are done; with an id, that record's drawer opens next. */
export function closedAddress(url: string, open: string | null = null): string {
  const { pathname, searchParams } = new URL(url);
  return pathname + queryWith(searchParams, { edit: null, open, new: null, delete: null });
}

const withoutNames = (names: string[]) =>
  queryWith(new URLSearchParams(location.search), Object.fromEntries(names.map((name) => [name, null])));

function queryWith(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
