import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import pino from "pino";

const MOST_WAITING = 32 * 1024;
const LONGEST_WAIT_MS = 250;

/** Where the log goes, many lines at once. */
export interface LogDestination {
  write(lines: string): void;
  /** Returns once everything has left. */
  flushSync(): void;
}

/** Is told of every request, whether or not the log tells of it. */
type CountRequest = (method: string, url: string, status: number, milliseconds: number) => void;

export type RequestLog = ReturnType<typeof openLog>;

const standardOutput = (): LogDestination => pino.destination({ dest: 1, sync: false });

/**
 * The product's log: lines of JSON, those of requests put together by hand and all written in batches, since a write per
 * request would cost more than answering it. What waits leaves at the end of the process, too, even at a crash.
 */
export function openLog(level: string, destination = standardOutput(), count: CountRequest = () => undefined) {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const tellsRequests = (pino.levels.values[level] ?? Infinity) <= pino.levels.values["info"]!;
  const rest = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"method":"`;
  process.on("exit", flushAtTheEnd);

  function write(line: string) {
    waiting += line;
    if (waiting.length >= MOST_WAITING) flush();
    else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
  }

  /** One line per request: no query, no address, no header, so no personal data. */
  function request(method: string, url: string, status: number, milliseconds: number) {
    count(method, url, status, milliseconds);
    if (!tellsRequests) return;
    const cut = url.indexOf("?");
    const path = JSON.stringify(cut === -1 ? url : url.slice(0, cut));
    const ms = Math.round(milliseconds * 10) / 10;
    write(`{"level":30,"time":${Date.now()}${rest}${method}","path":${path},"status":${status},"ms":${ms}}\n`);
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === "") return;
    destination.write(waiting);
    waiting = "";
  }

  function flushAtTheEnd() {
    flush();
    destination.flushSync();
  }

  function close() {
    flush();
    process.off("exit", flushAtTheEnd);
  }

  return { write, request, close };
}

/** Tells of every request that the router answers; what stands in front of it tells of its own. */
export function logRequests(app: FastifyInstance, log: RequestLog): void {
  app.addHook("onResponse", (request, reply, done) => {
    // It lasted as long as somebody had the panel open: that is no slow answer.
    if (request.routeOptions.config.isStream) return done();
    log.request(request.method, request.url, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.addHook("onClose", (_app, done) => {
    log.close();
    done();
  });
}
