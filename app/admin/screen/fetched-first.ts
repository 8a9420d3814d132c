import type { ClientInstrumentation } from "react-router";
import { tellOlder } from "#app/admin/list/kept/kept-rows.ts";
import { showFailure, takeUndo } from "#app/admin/toast/toasts.ts";
// The name that the build uses.
import { __vitePreload as importFetched } from "#app/lib/browser/import-fetched.ts";

interface BuiltRoute {
  id: string;
  path?: string;
  module: string;
  imports?: string[];
}

/**
 * Loads the missing script of a fetcher's address before the router starts: if it cannot be loaded, React Router 8.4
 * reloads the page and waits for it forever. So without a connection nothing has begun: the page stays and says so.
 */
export const fetchedFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async fetch(begin, { href, formMethod, fetcherKey }) {
        const files = filesLackedFor(href);
        if (files.length === 0) return void (await begin());
        // A second press.
        if (waiting.has(fetcherKey)) return never();
        waiting.add(fetcherKey);
        const failure = await failureOfFetching(files);
        waiting.delete(fetcherKey);
        if (failure === null) return void (await begin());
        if (formMethod) tellUnsent(failure);
        else tellOlder(failure);
        // Returning would let the router start.
        return never();
      },
    }),
};

/** The fetchers whose script is loading. */
const waiting = new Set<string>();

const never = () => new Promise<void>(() => {});

const NOTHING_SENT =
  "Nothing was sent: a part of the panel could not be fetched. Check the connection and try again, or load the page again.";

function tellUnsent(failure: unknown) {
  console.error(failure);
  showFailure(NOTHING_SENT, takeUndo());
}

function filesLackedFor(href: string): string[] {
  // The router's name for the current screen.
  if (href === ".") return [];
  const { pathname } = new URL(href, location.href);
  const route = Object.values(builtRoutes()).find(
    ({ id, path }) => path && id.startsWith("admin/") && leadsTo(path, pathname),
  );
  if (!route || route.id in routeModules()) return [];
  return [route.module, ...(route.imports ?? [])].filter((file) => !document.querySelector(`link[href="${file}"]`));
}

/** The panel's routes are one level below `/admin`, fixed names first. */
const leadsTo = (path: string, pathname: string) =>
  new RegExp(`^/admin/${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname);

async function failureOfFetching(files: string[]): Promise<unknown> {
  try {
    const paths = files.map((file) => file.slice(1));
    await Promise.race([importFetched(async () => {}, paths), patienceToEnd()]);
    return null;
  } catch (error) {
    return error;
  }
}

const PATIENCE_MS = 30_000;

const patienceToEnd = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new TypeError("Nobody answered in time")), PATIENCE_MS);
  });

const builtRoutes = () => Reflect.get(window, "__reactRouterManifest").routes as Record<string, BuiltRoute>;
const routeModules = () => Reflect.get(window, "__reactRouterRouteModules") as object;
