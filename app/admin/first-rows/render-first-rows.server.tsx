import { AsyncLocalStorage } from "node:async_hooks";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  type ServerBuild,
  StaticRouterProvider,
} from "react-router";
import { type EarlyReads, findReadsBy, type ScreenHandle } from "#app/admin/early-reads.tsx";
import { passing } from "#app/admin/list/remembered-filter.ts";
import { WholeCount } from "./whole-count.ts";

/** A longer list is not read whole for its first rows. */
const MOST_ROWS = 100;

const answersHere = new AsyncLocalStorage<EarlyReads>();
findReadsBy(() => answersHere.getStore());

interface ListModule {
  default: ComponentType;
  clientLoader(args: Pick<LoaderFunctionArgs, "request" | "params">): unknown;
  handle: ScreenHandle;
}

/** The list screens of a build by their paths. */
export function listScreensOf({ routes }: ServerBuild): ReadonlyMap<string, ListModule> {
  const screens = Object.values(routes).flatMap((route) => {
    const module = route?.module as Partial<ListModule> | undefined;
    return module?.handle?.isList ? [[`/admin/${route!.path}`, module as ListModule] as const] : [];
  });
  return new Map(screens);
}

/** One read of the API in the name of who asks for the page, e.g. `leads.php?limit=100`. */
export type ReadFile = (fileAndQuery: string) => Promise<{ statusCode: number; body: string }>;

/**
 * The screen with its first rows, rendered by the very components that take its place when the panel's scripts have
 * come; `"signed out"` when the API no longer lets its reader in; null where an outline has to do: a dialog is asked for,
 * a filter of which only the whole list knows the answer, or an answer failed.
 * @throws what the screen's loader or one of its components has thrown.
 */
export async function renderFirstRows(
  screen: ListModule,
  address: string,
  read: ReadFile,
): Promise<{ html: string } | "signed out" | null> {
  const { pathname, search, searchParams } = new URL(address, "http://panel");
  if (passing.some((name) => searchParams.has(name))) return null;
  const [list, ...others] = screen.handle.reads;
  const files = [`${list}.php?limit=${MOST_ROWS}`, ...others.map((file) => `${file}.php`)];
  const answers = await Promise.all(files.map(read));
  if (answers.some(({ statusCode }) => statusCode === 401)) return "signed out";
  if (answers.some(({ statusCode }) => statusCode !== 200)) return null;
  const contents = answers.map(({ body }) => JSON.parse(body) as unknown);
  const { total } = (contents[0] as { meta: { total: number } }).meta;
  const isWhole = total <= MOST_ROWS;
  if (!isWhole && search) return null;
  const reads = Object.fromEntries(
    screen.handle.reads.map((file, place) => [file, Promise.resolve(parsedResponse(contents[place]))]),
  );
  const { dataRoutes, query } = createStaticHandler([
    { path: pathname, Component: screen.default, loader: (args) => screen.clientLoader(args) },
  ]);
  const context = await answersHere.run(reads, () => query(new Request(`http://panel${pathname}${search}`)));
  if (context instanceof Response) return null;
  if (context.errors) throw Object.values(context.errors)[0];
  const html = renderToStaticMarkup(
    <WholeCount value={isWhole ? null : total}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </WholeCount>,
    { identifierPrefix: "first-" },
  );
  return { html };
}

/** An answer of which nothing has to be parsed a second time. */
const parsedResponse = (content: unknown) => Object.assign(new Response(), { json: () => Promise.resolve(content) });
