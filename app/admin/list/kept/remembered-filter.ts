import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { dialogNames } from "#app/admin/list/list-address.ts";

const PREFIX = "filter ";

/** Keeps the filter and order of a list for this tab; the address stays the truth while the list is open. */
export function useRememberingFilter() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const name of [...dialogNames, "page"]) params.delete(name);
    if (params.size > 0) keepIfRoom("sessionStorage", PREFIX + pathname, `?${params}`);
    else sessionStorage.removeItem(PREFIX + pathname);
  }, [pathname, search]);
}

/** The query with which a link leads back to a list; read again whenever the address changes. */
export function useRememberedFilter(pathname: string): string {
  return useSyncExternalStore(
    watchNothing,
    () => sessionStorage.getItem(PREFIX + pathname) ?? "",
    () => "",
  );
}

const watchNothing = () => () => {};
