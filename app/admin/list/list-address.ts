import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { isReadingBegun } from "./kept/begun-readings.ts";
import { closeTo } from "./kept/list-history.ts";

type Changes = Record<string, string | null>;

/**
 * What a dialog, a view on one record, or a selection adds to a list's address: the rows stay what they are. No filter
 * of any list is called so.
 */
export const dialogNames = new Set([
  "edit",
  "new",
  "delete",
  "off",
  "open",
  "write",
  "about",
  "facts",
  "called",
  "move",
  "onto",
  "pick",
]);

/**
 * What of a list's address the API is asked: all but its dialogs, its view, what is empty, and what `but` names. The
 * size of a page is ours, and `id` would ask for one record.
 */
export function askedOf(params: URLSearchParams, ...but: string[]): Record<string, string> {
  const isOurs = (name: string) => dialogNames.has(name) || ["view", "limit", "id", ...but].includes(name);
  return Object.fromEntries([...params].filter(([name, value]) => !isOurs(name) && value !== ""));
}

/** A list's whole state stands in the query: filter, choices, order, page, and the record that is open. */
export function useListAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A filter whose rows are on their way counts already: what comes after it must not call it back.
  const coming = next?.pathname === pathname ? next.search : null;
  const asked = () => new URLSearchParams(coming ?? location.search);
  const change = (changes: Changes) =>
    void navigate(queryWith(asked(), changes), { replace: true, preventScrollReset: true });
  return {
    params,
    /** For links: this list with something else. */
    with: (changes: Changes) => queryWith(coming === null ? params : new URLSearchParams(coming), changes),
    /** Where a form of this list acts: to the address of former rows it would call back a filter that is on its way. */
    get here() {
      return queryWith(coming === null ? params : new URLSearchParams(coming), {});
    },
    /** Opens dialogs over the list. */
    open: (dialogs: Changes) => void navigate(queryWith(asked(), dialogs), { preventScrollReset: true }),
    /** Changes the view in place; read from the window, since a filter is written a moment after typing. */
    change,
    /** Drops whatever narrows the list in place, also what a figure asked for, which has no field. */
    clear: () => change(withoutNames(Object.keys(askedOf(asked(), "tab", "sort")))),
    /** Closes the dialog that these names of the query hold open. */
    close: (...names: string[]) => closeTo(queryWith(asked(), withoutNames(names)), navigate),
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
 * Nothing is read again when a dialog opens or closes over a list or a save was refused: a lost connection must not
 * take the form with what was typed. A filter, an order, another page, a save, the news of a newer version do read, and
 * so does a dialog that breaks such a reading off.
 */
export function isNewData({ currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate }: Move): boolean {
  if (isUnstored(actionResult)) return false;
  if (formMethod || isReadingBegun(nextUrl)) return true;
  if (isSheetMove(currentUrl.searchParams, nextUrl.searchParams)) return false;
  return isOtherView(currentUrl, nextUrl) ? isOtherRows(currentUrl, nextUrl) : defaultShouldRevalidate;
}

/**
 * The same of what a fetcher reads for a drawer. The router owes it a reading, and says so by its default, where a
 * dialog that closed has broken off the one that news had begun; and it thinks that none is needed where another one
 * ended after the save was sent.
 */
export const isReadingOwed = ({ formMethod, actionResult, defaultShouldRevalidate }: Move): boolean =>
  !isUnstored(actionResult) && (formMethod !== undefined || defaultShouldRevalidate);

/** The same of what stands around a list, whichever rows it shows: no letter of a filter reads it anew. */
export const isNewAround = (move: Move): boolean =>
  (move.formMethod !== undefined || !isOtherRows(move.currentUrl, move.nextUrl)) && isNewData(move);

const isOtherView = (now: URL, next: URL): boolean => now.pathname === next.pathname && now.search !== next.search;

const isOtherRows = (now: URL, next: URL): boolean => isOtherView(now, next) && rowsOf(now) !== rowsOf(next);

/** The sheet after a call opens and closes over whom My day shows already, also while a call has taken the line. */
const isSheetMove = (now: URLSearchParams, next: URLSearchParams): boolean =>
  next.has("called") ? !now.has("called") : now.has("called") && now.get("lead") === next.get("lead");

/** What of an address decides upon the rows. */
function rowsOf({ searchParams }: URL): string {
  const params = new URLSearchParams([...searchParams].filter(([name]) => !dialogNames.has(name)));
  params.sort();
  return `${params}`;
}

/** An answer after which nothing is to be read: the save was refused, and nobody else has saved in between. */
const isUnstored = (answer: unknown): boolean => isRefusal(answer) && !answer.newer;

const isRefusal = (answer: unknown): answer is SaveRefusal =>
  typeof answer === "object" && answer !== null && "failure" in answer;

/** The address of a list when its dialogs are done; with an id, that record's drawer opens next. */
export function closedAddress(url: string, open: string | null = null): string {
  const { pathname, searchParams } = new URL(url);
  return pathname + queryWith(searchParams, { edit: null, open, new: null, delete: null, off: null, facts: null });
}

const withoutNames = (names: string[]): Changes => Object.fromEntries(names.map((name) => [name, null]));

/** Another filter or order begins at its first page. */
function queryWith(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  const isOtherList = Object.keys(changes).some((name) => !dialogNames.has(name) && name !== "page");
  for (const [name, value] of Object.entries(isOtherList ? { page: null, ...changes } : changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
