import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestHandler } from "react-router";
import type { Availability } from "#db/engines/availability.ts";
import type { Database } from "#db/database.ts";
import { openPages } from "#app/domain/session/open-pages.ts";
import { dropPanelPass, panelPassOf } from "#app/api/admin/session/panel-pass.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import { readCookie } from "#app/lib/traffic/cookies.ts";
import { panelReading, renderedPage, scriptNonce } from "#app/request-context.ts";
import { sendPlainPage } from "#app/server/pages/plain-page.ts";
import { developmentPageHeaders, panelPageHeaders } from "#app/server/pages/security-headers.ts";
import { contextOf, webRequest } from "#app/server/pages/web-request.ts";
import { scriptsAfterRows } from "./scripts-after-rows.ts";

interface PanelOptions {
  handle: RequestHandler;
  db: Database;
  publicOrigin: string;
  hasMailServer: boolean;
  contentVersion: ContentVersion;
  availability?: Availability | undefined;
  canonicalPath: (path: string) => string | null;
  isDevelopment: boolean;
}

const LOGIN = "/admin/login";

/**
 * Serves the panel's pages and the data that their loaders read later (`.data`), authorised by the read-only pass of
 * the signed-in person (record 030). Without a pass it redirects to the sign-in, which renews it for a browser that
 * still has a token.
 */
export function servePanel(app: FastifyInstance, options: PanelOptions): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerPanel(app, request, reply, options);
  for (const path of ["/admin", "/admin.data", "/admin/*"]) app.get(path, answer);
  // Changes go through the API.
  app.post("/admin/*", (_request, reply) => sendPlainPage(reply, 405));
}

async function answerPanel(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, options: PanelOptions) {
  const path = request.url.split("?")[0]!;
  const isPage = !path.endsWith(".data");
  const canonical = isPage ? options.canonicalPath(path) : null;
  if (canonical !== null && canonical !== path) {
    return reply.redirect(canonical + request.url.slice(path.length), 301);
  }
  const pass = panelPassOf(request);
  if (isPage && !openPages.has(path) && !pass) return reply.redirect(loginAddress(request, ""));
  const nonce = randomBytes(16).toString("base64");
  const context = contextOf(request, options);
  context.set(scriptNonce, nonce);
  const readings: Promise<unknown>[] = [];
  const headers = headersOf(request, pass);
  function read(file: string) {
    const reading = app.inject({ url: `/backend/admin/${file}`, headers, remoteAddress: request.ip });
    readings.push(reading);
    return reading;
  }
  context.set(panelReading, { read, cookie: (name) => readCookie(request, name) });
  const response = await options.handle(webRequest(request, request.url, options), context);
  // The first refusal ends all loaders; reads still running must end before the answer does, or a stopping server would
  // close the database under them.
  await Promise.allSettled(readings);
  if (response.status === 401) dropPanelPass(request, reply);
  if (response.status === 401 && isPage) return reply.redirect(loginAddress(request, "&expired="));
  reply.code(response.status).headers(Object.fromEntries(response.headers));
  reply.headers(options.isDevelopment ? developmentPageHeaders : panelPageHeaders(nonce));
  // These addresses may open an account, so no target of theirs learns the referrer.
  if (openPages.has(path)) reply.header("referrer-policy", "no-referrer");
  const text = context.get(renderedPage).html?.toString() ?? (await response.text());
  // Vite's hot reload must load before any module that it watches.
  const isHeld = isPage && !options.isDevelopment;
  return reply.header("cache-control", "no-store").send(isHeld ? scriptsAfterRows(text, nonce) : text);
}

/** Passes the user agent on, so that the API knows the device. */
function headersOf({ headers }: FastifyRequest, pass: string | undefined) {
  const { "user-agent": device } = headers;
  return { ...(pass && { authorization: `Bearer ${pass}` }), ...(device && { "user-agent": device }) };
}

/** Leaves out the target that a sign-in leads to by default. */
function loginAddress({ url }: FastifyRequest, more: string): string {
  const asked = url === "/admin" ? more.slice(1) : `from=${encodeURIComponent(url)}${more}`;
  return asked ? `${LOGIN}?${asked}` : LOGIN;
}
