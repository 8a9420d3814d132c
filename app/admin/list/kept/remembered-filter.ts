import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { dialogNames } from "#app/admin/list/list-address.ts";

const PREFIX = "filter ";

/** Keeps a list's filter and order for this tab; while the list is open, the address is authoritative. */
export function useRememberingFilter() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const name of [...dialogNames, "page"]) params.delete(name);
    if (params.size > 0) keepIfRoom("sessionStorage", PREFIX + pathname, `?${params}`);
    else sessionStorage.removeItem(PREFIX + pathname);
  }, [pathname, search]);
}

/** The kept query for links to a list; read again at each change of the address. */
export function useRememberedFilter(pathname: string): string {
  return useSyncExternalStore(
    watchNothing,
    () => sessionStorage.getItem(PREFIX + pathname) ?? "",
    () => "",
  );
}

const watchNothing = () => () => {};
