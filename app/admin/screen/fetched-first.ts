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
 * What one fetcher sends keeps its order. A change of a lead is shown before it is stored, from the router's own
 * state, so it begins at once; its script is loaded when the row's choice is touched.
 */
export const fetchedFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async fetch(begin, { href, formMethod, formData, body, fetcherKey }) {
        const lacked = fetcherKey.startsWith(SHOWN_AT_ONCE) ? null : lackedFor(href);
        const before = waiting.get(fetcherKey);
        if (!before && !lacked) return void (await begin());
        const words = wordsOf(formData, body);
        // Pressed twice.
        if (before?.words === words) return never();
        const failing = before ? before.failing.then((failure) => failure ?? failureOf(lacked)) : failureOf(lacked);
        waiting.set(fetcherKey, { words, failing });
        const failure = await failing;
        if (waiting.get(fetcherKey)?.failing === failing) waiting.delete(fetcherKey);
        if (failure === null) return void (await begin());
        if (formMethod) tellUnsent(failure);
        else tellOlder(failure);
        // Returning would let the router start.
        return never();
      },
    }),
};

/** How the keys of fetchers begin whose change is shown before it is stored. */
export const SHOWN_AT_ONCE = "lead-";

/** Loads the script of an address, as a first sign that it will be needed. A failure is told when it is. */
export function fetchAhead(href: string): void {
  void failureOf(lackedFor(href));
}

/** By fetcher: what it was last asked to send, and whether the script for that can be had; null: it can. */
const waiting = new Map<string, { words: string; failing: Promise<unknown> }>();

const wordsOf = (form: FormData | undefined, body: unknown) => JSON.stringify([form && [...form], body]);

const never = () => new Promise<void>(() => {});

const NOTHING_SENT =
  "Nothing was sent: a part of the panel could not be fetched. Check the connection and try again, or load the page again.";

function tellUnsent(failure: unknown) {
  console.error(failure);
  showFailure(NOTHING_SENT, takeUndo());
}

interface Lacked {
  id: string;
  files: string[];
}

/** Null if the script is here already. */
function lackedFor(href: string): Lacked | null {
  // The router's name for the current screen.
  if (href === ".") return null;
  const { pathname } = new URL(href, location.href);
  const route = Object.values(builtRoutes()).find(
    ({ id, path }) => path && id.startsWith("admin/") && leadsTo(path, pathname),
  );
  if (!route || route.id in routeModules()) return null;
  if (loading.has(route.id)) return { id: route.id, files: [] };
  const files = [route.module, ...(route.imports ?? [])].filter(
    (file) => !document.querySelector(`link[href="${file}"]`),
  );
  return files.length > 0 ? { id: route.id, files } : null;
}

/** By route: the loads in progress. */
const loading = new Map<string, Promise<unknown>>();

function failureOf(lacked: Lacked | null): Promise<unknown> {
  if (!lacked) return Promise.resolve(null);
  const failing = loading.get(lacked.id) ?? failureOfFetching(lacked.files);
  loading.set(lacked.id, failing);
  return failing.finally(() => loading.delete(lacked.id));
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
