import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyServerFactory } from "fastify";
import type { KeptAnswers } from "#app/lib/answers/kept-answers.server.ts";
import { choose } from "#app/lib/answers/packed-answer.server.ts";
import type { RequestLog } from "./request-log.ts";

/** Limits that Fastify sets only on servers that it made itself. */
interface Limits {
  connectionTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
}

const HEADERS_LIMIT_MS = 10_000;
/** How often node checks its limits. */
const LOOK_EVERY_MS = 5000;

/** Lets node's listener send cached answers, ahead of the router (record 034); everything else goes on to Fastify. */
export function keptAnswersFirst(kept: KeptAnswers, log: RequestLog): FastifyServerFactory {
  /** Sends a cached answer; false if there is none. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request as { method: string; url: string };
    if (method !== "GET" && method !== "HEAD") return false;
    const start = performance.now();
    const packed = findKept(kept, url);
    if (!packed) return false;
    const { status, list, body } = choose(request.headers, packed);
    response.writeHead(status, list).end(method === "HEAD" ? undefined : body);
    log.request(method, url, status, performance.now() - start);
    return true;
  }

  return (route, told) => {
    const { connectionTimeout, requestTimeout, keepAliveTimeout } = told as unknown as Limits;
    const limits = { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: LOOK_EVERY_MS };
    const options = { ...limits, requestTimeout, keepAliveTimeout, optimizeEmptyRequests: true };
    const server = createServer(options, (request, response) => {
      if (answer(request, response)) return;
      forgetTypeOfNothing(request.headers);
      route(request, response);
    });
    return server.setTimeout(connectionTimeout);
  };
}

/**
 * With `optimizeEmptyRequests` (a tenth more requests) an absent body has ended already; given a content type, Fastify
 * would wait for its end.
 */
function forgetTypeOfNothing(headers: IncomingMessage["headers"]) {
  const isEmpty = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
  if (isEmpty) delete headers["content-type"];
}

/** The router refuses addresses with a NUL, which no database accepts. */
function findKept(kept: KeptAnswers, url: string) {
  return url.includes("%00") ? undefined : kept.find(kept.addressOf(url));
}
