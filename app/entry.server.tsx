import { Writable } from "node:stream";
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
import { startScript } from "./server/pages/start-script.ts";

const RENDER_LIMIT_MS = 10_000;

/** The same error comes by again where it breaks the frame, and then the page that stands in for it. */
const logged = new WeakSet<object>();

/** Renders the whole document before the first byte leaves, so that it can be packed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  // React Router has told `handleError` of these before it put a sentence in their place.
  for (const error of Object.values(context.staticHandlerContext.errors ?? {})) logged.add(error);
  const nonce = given.get(scriptNonce) || undefined;
  const html = await renderWhole(
    <StartScriptContext value={startScript(context.manifest)}>
      <PageNonce value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
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

/** Gathers what React writes, some hundreds of pieces; a stream of Node's own kind would keep books on each. */
class PageSink extends Writable {
  readonly #pieces: Uint8Array[] = [];
  readonly #tell: (page: Buffer) => void;

  constructor(tell: (page: Buffer) => void) {
    super();
    this.#tell = tell;
  }

  override write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }

  override end(): this {
    this.#tell(Buffer.concat(this.#pieces));
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
