import type { ClientInstrumentation } from "react-router";
import { tellOlder } from "#app/admin/list/kept/kept-rows.ts";
import { showFailure, takeUndo } from "#app/admin/toast/toasts.ts";
// The build's name for it.
import { __vitePreload as importFetched } from "#app/lib/browser/import-fetched.ts";

interface BuiltRoute {
  id: string;
  path?: string;
  module: string;
  imports?: string[];
}

/**
 * An act, or a part's reading, at an address whose script is not here: where it cannot be fetched React Router 8.4
 * loads the page anew, and waits for that script ever after. It is fetched before the router is told, so that without a
 * line nothing has begun: the page stays as it is and says so.
 */
export const fetchedFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async fetch(begin, { href, formMethod, fetcherKey }) {
        const files = filesLackedFor(href);
        if (files.length === 0) return void (await begin());
        // Its second press.
        if (waiting.has(fetcherKey)) return never();
        waiting.add(fetcherKey);
        const failure = await failureOfFetching(files);
        waiting.delete(fetcherKey);
        if (failure === null) return void (await begin());
        if (formMethod) tellUnsent(failure);
        else tellOlder(failure);
        // Whoever returns lets the router begin.
        return never();
      },
    }),
};

/** The fetchers whose script is on its way. */
const waiting = new Set<string>();

const never = () => new Promise<void>(() => {});

const NOTHING_SENT =
  "Nothing was sent: a part of the panel could not be fetched. Check the connection and try again, or load the page again.";

function tellUnsent(failure: unknown) {
  console.error(failure);
  showFailure(NOTHING_SENT, takeUndo());
}

function filesLackedFor(href: string): string[] {
  // So the router calls the screen that is open.
  if (href === ".") return [];
  const { pathname } = new URL(href, location.href);
  const route = Object.values(builtRoutes()).find(
    ({ id, path }) => path && id.startsWith("admin/") && leadsTo(path, pathname),
  );
  if (!route || route.id in routeModules()) return [];
  return [route.module, ...(route.imports ?? [])].filter((file) => !document.querySelector(`link[href="${file}"]`));
}

/** The routes of the panel lie below `/admin` in one rank, those of a fixed name first. */
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
