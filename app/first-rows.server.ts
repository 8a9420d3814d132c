import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { readBefore } from "./admin/early-reads.tsx";
import { outline } from "./admin/frame/screen-skeleton.tsx";
import { listScreensOf, renderFirstRows } from "./admin/first-rows/render-first-rows.server.tsx";
import { withScriptsAfterRows } from "./admin/first-rows/scripts-after-rows.ts";
import { readCookie } from "./lib/cookies.ts";
import { logUnexpected } from "./lib/log-unexpected.server.ts";
import type { PackedResponse } from "./lib/packed-response.server.ts";
import { dropPanelPass, panelPassOf } from "./panel-pass.ts";

/** Writes the first rows of list screens into the pages of those who are signed in (record 027). */
export function createFirstRows(app: FastifyInstance, build: ServerBuild) {
  const screens = listScreensOf(build);

  /** The screen's rows as HTML, or null where its outline has to do; with a pass that is no good any more it goes. */
  async function find(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const pass = panelPassOf(request);
    const screen = pass && screens.get(request.url.split("?")[0]!);
    if (!screen || isBoardFirst(screen.handle.viewCookie, request)) return null;
    const { "user-agent": device } = request.headers;
    const headers = { authorization: `Bearer ${pass}`, ...(device && { "user-agent": device }) };
    const read = (file: string) => app.inject({ url: `/backend/admin/${file}`, headers, remoteAddress: request.ip });
    const rows = await renderFirstRows(screen, request.url, read).catch(logFailure);
    if (rows !== "signed out") return rows && rows.html;
    dropPanelPass(request, reply);
    return null;
  }

  /**
   * The page of everybody with somebody's rows in it. Its policy stays that of the page alone: no script in what is
   * stored could be vouched for.
   */
  function send(reply: FastifyReply, { plain }: PackedResponse, rows: string) {
    const { etag: _, "content-length": _length, ...headers } = plain.headers;
    // Ten thousand records keep the server busy: what shows these rows goes first.
    const shell = withScriptsAfterRows(readBefore("</body>", plain.body.toString()));
    const html = shell.replace(outline, () => rows);
    return reply.headers({ ...headers, "cache-control": "no-store" }).send(html);
  }

  return { find, send };
}

const isBoardFirst = (cookie: string | undefined, request: FastifyRequest) =>
  cookie !== undefined && readCookie(request, cookie) === "board";

/** The panel reads the same records itself, behind the outline. */
function logFailure(error: unknown): null {
  logUnexpected(error);
  return null;
}
