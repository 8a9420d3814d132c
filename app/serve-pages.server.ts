import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Database } from "#db/database.ts";
import { readBefore } from "./admin/early-reads.tsx";
import { startAfterRows } from "./admin/first-rows/scripts-after-rows.ts";
import { createCanonicalPaths } from "./canonical-path.ts";
import { isPanel } from "./document-scripts.tsx";
import { createFirstRows } from "./first-rows.server.ts";
import type { FormLimit } from "./domain/robot-trap/form-limit.ts";
import { packAnswers } from "./lib/pack-answers.server.ts";
import { createPackedCache } from "./lib/packed-cache.server.ts";
import { packResponse, type PackedResponse, sendPacked } from "./lib/packed-response.server.ts";
import type { ContentVersion } from "./lib/content-version.ts";
import { handlePageError, sendPlainPage } from "./plain-page.ts";
import { requestServices } from "./request-context.ts";
import { developmentPageHeaders, inlineHash, panelPageHeaders, publicPageHeaders } from "./security-headers.ts";
import { speculationRules } from "./speculation-rules.tsx";
import { startScript } from "./start-script.ts";
import type { StyleSheets } from "./style-sheets.server.ts";

const FORM_LIMIT_BYTES = 65_536;

/** The query keys that pages read; all others (utm_source, fbclid …) neither reach a page nor make a cache entry. */
const pageQueryKeys = new Set([
  "sent",
  "course",
  "university",
  "program",
  "category",
  "field",
  "type",
  "fee",
  "mode",
  "sort",
  "page",
  "q",
  "of",
]);
/** Of longer ones the beginning is read: whoever searched for a whole paragraph sees what was looked for. */
const LONGEST_QUERY_VALUE = 200;

interface PagesOptions {
  build: ServerBuild;
  db: Database;
  contentVersion: ContentVersion;
  formLimit: FormLimit;
  publicOrigin: string;
  /** Absent in development and where nothing was built: pages link to their sheets. */
  styleSheets: StyleSheets | null;
  isDevelopment: boolean;
}

/** Answers every page through React Router; GET responses come from the cache of packed pages. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, contentVersion, formLimit, isDevelopment } = options;
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  const cache = createPackedCache(contentVersion);
  const canonicalPath = createCanonicalPaths(build.routes);
  const firstRows = createFirstRows(app, build);

  app.setErrorHandler(handlePageError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  async function render(request: FastifyRequest, address: string): Promise<PackedResponse> {
    const response = await handle(webRequest(request, address, options), contextOf(request, options));
    const page = finish(await response.text(), address, options);
    return packResponse(response.status, { ...Object.fromEntries(response.headers), ...page.headers }, page.html);
  }

  async function answerAnew(request: FastifyRequest, reply: FastifyReply, address: string) {
    const path = address.split("?")[0]!;
    const canonical = canonicalPath(path);
    if (canonical !== null && canonical !== path) return reply.redirect(canonical + address.slice(path.length), 301);
    const makePage = () => render(request, address);
    const packed = isDevelopment ? await makePage() : await cache.make(address, makePage);
    return sendPacked(request, reply, packed);
  }

  async function answerPanel(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request.url);
    const rows = await firstRows.find(request, reply);
    const page = cache.find(address);
    if (rows === null) return page ? sendPacked(request, reply, page) : answerAnew(request, reply, address);
    return firstRows.send(reply, page ?? (await cache.make(address, () => render(request, address))), rows);
  }

  if (!isDevelopment) await app.register(panelPages(answerPanel));
  app.get("/*", (request, reply) => {
    const address = addressOf(request.url);
    const kept = isDevelopment ? null : cache.find(address);
    if (!kept) return answerAnew(request, reply, address);
    // Nothing is returned: Fastify would wait for the reply as for a promise.
    sendPacked(request, reply, kept);
  });

  app.post("/*", async (request, reply) => {
    const origin = request.headers.origin;
    if (origin !== undefined && !isOwnOrigin(origin, request, options)) {
      return sendPlainPage(reply, 403);
    }
    const seconds = formLimit.secondsToWait(request.url.split("?")[0]!, request.ip);
    if (seconds > 0) return sendPlainPage(reply.header("retry-after", seconds), 429);
    return sendPacked(request, reply, await render(request, request.url));
  });
}

/** A scope of their own: what packs them is not asked about every public page. */
const panelPages =
  (answer: RouteHandlerMethod): FastifyPluginCallback =>
  (panel, _options, done) => {
    packAnswers(panel);
    panel.get("/admin/*", answer);
    done();
  };

function addressOf(url: string): string {
  const cut = url.indexOf("?");
  if (cut === -1) return url;
  const kept = [...new URLSearchParams(url.slice(cut))]
    .filter(([key, value]) => pageQueryKeys.has(key) && value !== "")
    .map(([key, value]): [string, string] => [key, value.slice(0, LONGEST_QUERY_VALUE).toWellFormed()])
    .toSorted(([a], [b]) => a.localeCompare(b));
  return kept.length === 0 ? url.slice(0, cut) : `${url.slice(0, cut)}?${new URLSearchParams(kept)}`;
}

/** A form of our own carries our origin: the configured one, or the very host that it was sent to. */
function isOwnOrigin(origin: string, request: FastifyRequest, { publicOrigin }: PagesOptions) {
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
}

function webRequest(request: FastifyRequest, address: string, { publicOrigin }: PagesOptions): Request {
  const headers = new Headers();
  for (const name of ["content-type", "accept", "accept-language"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  // Joined, never resolved: `//elsewhere` would otherwise name another host.
  const url = `${publicOrigin}${address}`;
  const isPost = request.method === "POST";
  return new Request(url, { method: isPost ? "POST" : "GET", headers, body: isPost ? bodyOf(request) : null });
}

const bodyOf = (request: FastifyRequest) => (Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null);

function contextOf(request: FastifyRequest, { db, publicOrigin }: PagesOptions) {
  const context = new RouterContextProvider();
  context.set(requestServices, { db, publicOrigin, clientAddress: request.ip });
  return context;
}

/** The page as it is sent: a public one with its style sheets in it, each with the policy that it needs. */
function finish(html: string, address: string, { build, styleSheets, isDevelopment }: PagesOptions) {
  if (isDevelopment) return { html, headers: developmentPageHeaders };
  if (isPanel(address.split("?")[0]!)) {
    return { html: readBefore('<link rel="stylesheet"', html), headers: panelPageHeaders(html, startAfterRows) };
  }
  const page = styleSheets?.writeInto(html) ?? { html, hashes: [] };
  const scripts = [speculationRules, startScript(build.assets)].map(inlineHash);
  return { html: page.html, headers: publicPageHeaders({ scripts, styles: page.hashes }) };
}
