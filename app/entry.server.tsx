import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { StartScriptContext } from "./document-scripts.tsx";
import { logUnexpected } from "./lib/log-unexpected.server.ts";
import { startScript } from "./start-script.ts";

const RENDER_LIMIT_MS = 10_000;

/** Renders the whole document before the first byte leaves, so that it can be packed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderWhole(
    <StartScriptContext value={startScript(context.manifest)}>
      <ServerRouter context={context} url={request.url} />
    </StartScriptContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** A page not found is no error; everything else is logged once, here. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logUnexpected(error);
};

function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const timer = setTimeout(() => abort(new Error("Rendering took too long")), RENDER_LIMIT_MS);
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        logUnexpected(error);
      },
    });
  });
}
