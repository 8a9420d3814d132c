import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { StartScriptContext } from "./server/pages/document-scripts.tsx";
import { PageNonce } from "./admin/keyboard/early-keys.tsx";
import { logUnexpected } from "./lib/failures/log-unexpected.server.ts";
import { storageFailureOf } from "./lib/failures/storage-failure.ts";
import { renderedPage, scriptNonce, storageTrouble } from "./request-context.ts";
import { moveToLarger, takeRoom } from "./server/pages/page-rooms.ts";
import { startScript } from "./server/pages/start-script.ts";

const RENDER_LIMIT_MS = 10_000;
const empty = Buffer.alloc(0);

/** The same error recurs if it also breaks the frame, and then the page that replaces it. */
const logged = new WeakSet<object>();

/** Renders the whole document before the first byte is sent, so that it can be compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  // React Router passed these to `handleError` before it replaced them by a sentence.
  for (const error of Object.values(context.staticHandlerContext.errors ?? {})) logged.add(error);
  const nonce = given.get(scriptNonce) || undefined;
  // Sends the queries of deferred loader data first: the database works while the page is rendered.
  await nextTurn();
  const html = await renderWhole(
    <StartScriptContext value={startScript(context.manifest)}>
      <PageNonce value={nonce}>
        <ServerRouter context={ofMatched(context)} url={request.url} nonce={nonce} />
      </PageNonce>
    </StartScriptContext>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  given.get(renderedPage).html = html;
  return new Response(null, { status, headers });
}

/** A page not found is no error; everything else is logged once, here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (storageFailureOf(error)) context.get(storageTrouble).error = error;
  logOnce(error);
};

/**
 * Only the matched routes: the router creates every route it is given anew for each page, twice, and they stay until
 * V8's full collection.
 */
function ofMatched(context: EntryContext): EntryContext {
  const { routes } = context.manifest;
  const matched = context.staticHandlerContext.matches.map(({ route }) => [route.id, routes[route.id]]);
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } };
}

function renderWhole(page: React.ReactElement, nonce: string | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), RENDER_LIMIT_MS);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        pipe(new PageSink(resolve));
      },
      onShellError: reject,
      onError: logOnce,
    });
  });
}

/**
 * Copies what React writes, some hundreds of chunks, into one buffer. A subclass of Node's streams is never in V8's
 * young generation: it would keep the page, its chunks and all that React rendered until a full collection (record
 * 510).
 */
class PageSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #tell: (page: Buffer) => void;
  #page = takeRoom();
  #length = 0;

  constructor(tell: (page: Buffer) => void) {
    super();
    this.#tell = tell;
  }

  write(piece: Uint8Array | string): boolean {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    const length = this.#length + bytes.length;
    if (length > this.#page.length) this.#page = moveToLarger(this.#page, length);
    this.#page.set(bytes, this.#length);
    this.#length = length;
    return true;
  }

  end(): this {
    const page = this.#page.subarray(0, this.#length);
    // What the sink references stays until V8's full collection (record 520).
    this.#page = empty;
    this.#tell(page);
    return this;
  }
}

function logOnce(error: unknown): void {
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logUnexpected(error);
}
