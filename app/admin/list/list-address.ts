import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { isReadingBegun } from "./kept/begun-readings.ts";
import { closeTo } from "./kept/list-history.ts";

type Changes = Record<string, string | null>;

/**
 * Parameters of dialogs, views of one record and selections: they do not change the rows. No filter has such a name.
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
 * The parameters of a list's address for the API: without dialogs, view, empty ones, and those in `but`. The page size
 * is set here, and `id` would ask for one record.
 */
export function askedOf(params: URLSearchParams, ...but: string[]): Record<string, string> {
  const isOurs = (name: string) => dialogNames.has(name) || ["view", "limit", "id", ...but].includes(name);
  return Object.fromEntries([...params].filter(([name, value]) => !isOurs(name) && value !== ""));
}

/** The whole state of a list is in the query: filter, choices, order, page and the open record. */
export function useListAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A navigation to new rows counts already, so that a later change does not cancel it.
  const coming = next?.pathname === pathname ? next.search : null;
  const asked = () => new URLSearchParams(coming ?? location.search);
  const change = (changes: Changes) =>
    void navigate(queryWith(asked(), changes), { replace: true, preventScrollReset: true });
  return {
    params,
    /** For links: this list with changes. */
    with: (changes: Changes) => queryWith(coming === null ? params : new URLSearchParams(coming), changes),
    /** The action of this list's forms: with the previous address, submitting would cancel a filter being loaded. */
    get here() {
      return queryWith(coming === null ? params : new URLSearchParams(coming), {});
    },
    /** Opens dialogs over the list. */
    open: (dialogs: Changes) => void navigate(queryWith(asked(), dialogs), { preventScrollReset: true }),
    /** Changes the view in place; reads the window's address, since a filter is written shortly after typing. */
    change,
    /** Removes all filters in place, including those of figures, which have no field. */
    clear: () => change(withoutNames(Object.keys(askedOf(asked(), "tab", "sort")))),
    /** Closes the dialog that these parameters keep open. */
    close: (...names: string[]) => closeTo(queryWith(asked(), withoutNames(names)), navigate),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

interface Move {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  /** The result of the screen's action: nothing, or a refusal. */
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}

/**
 * Prevents reloading when a dialog opens or closes, or a save was refused: a lost connection must not remove a form
 * with its input. Filters, orders, pages, saves and newer versions reload, as does a dialog that aborts such a reading.
 */
export function isNewData({ currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate }: Move): boolean {
  if (isUnstored(actionResult)) return false;
  if (formMethod || isReadingBegun(nextUrl)) return true;
  if (isSheetMove(currentUrl.searchParams, nextUrl.searchParams)) return false;
  return isOtherView(currentUrl, nextUrl) ? isOtherRows(currentUrl, nextUrl) : defaultShouldRevalidate;
}

/**
 * The same for a drawer's fetcher. Its default is true if a closing dialog aborted the reading that news had begun, but
 * false if another reading ended after the save was sent.
 */
export const isReadingOwed = ({ formMethod, actionResult, defaultShouldRevalidate }: Move): boolean =>
  !isUnstored(actionResult) && (formMethod !== undefined || defaultShouldRevalidate);

/** The same for data around a list that does not depend on its rows: typing in a filter does not reload it. */
export const isNewAround = (move: Move): boolean =>
  (move.formMethod !== undefined || !isOtherRows(move.currentUrl, move.nextUrl)) && isNewData(move);

const isOtherView = (now: URL, next: URL): boolean => now.pathname === next.pathname && now.search !== next.search;

const isOtherRows = (now: URL, next: URL): boolean => isOtherView(now, next) && rowsOf(now) !== rowsOf(next);

/** Opening or closing the call sheet changes nothing in My day, and a call may have interrupted the connection. */
const isSheetMove = (now: URLSearchParams, next: URLSearchParams): boolean =>
  next.has("called") ? !now.has("called") : now.has("called") && now.get("lead") === next.get("lead");

/** The part of an address that determines the rows. */
function rowsOf({ searchParams }: URL): string {
  const params = new URLSearchParams([...searchParams].filter(([name]) => !dialogNames.has(name)));
  params.sort();
  return `${params}`;
}

/** The save was refused, and nobody else saved meanwhile: nothing needs to be reloaded. */
const isUnstored = (answer: unknown): boolean => isRefusal(answer) && !answer.newer;

const isRefusal = (answer: unknown): answer is SaveRefusal =>
  typeof answer === "object" && answer !== null && "failure" in answer;

/** The list's address without dialogs; with `open`, that record's drawer opens. */
export function closedAddress(url: string, open: string | null = null): string {
  const { pathname, searchParams } = new URL(url);
  return pathname + queryWith(searchParams, { edit: null, open, new: null, delete: null, off: null, facts: null });
}

const withoutNames = (names: string[]): Changes => Object.fromEntries(names.map((name) => [name, null]));

/** A new filter or order starts at the first page. */
function queryWith(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  const isOtherList = Object.keys(changes).some((name) => !dialogNames.has(name) && name !== "page");
  for (const [name, value] of Object.entries(isOtherList ? { page: null, ...changes } : changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
