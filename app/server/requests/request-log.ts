import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { rememberRequests } from "./remember-requests.ts";

const MOST_WAITING = 32 * 1024;
const LONGEST_WAIT_MS = 250;

/** The log's destination; receives many lines at once. */
export interface LogDestination {
  write(lines: string): void;
  /** Returns once everything is written. */
  flushSync(): void;
}

/** The counter of such requests, kept whether or not they are logged. */
type CounterOf = (method: string, path: string, status: number) => Counter;

export interface Counter {
  requests: number;
  seconds: number;
}

export type RequestLog = ReturnType<typeof openLog>;

const uncounted = (): Counter => ({ requests: 0, seconds: 0 });

const standardOutput = (): LogDestination => pino.destination({ dest: 1, sync: false });

/**
 * Opens the log: JSON lines, those of requests assembled by hand, all written in batches, since a write per request
 * would cost more than the answer. Pending lines are written at the end of the process, even after a crash.
 */
export function openLog(level: string, destination = standardOutput(), counterOf: CounterOf = uncounted) {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const tellsRequests = (pino.levels.values[level] ?? Infinity) <= pino.levels.values["info"]!;
  const rest = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"method":"`;
  const toldOf = rememberRequests((method, path, status) => ({
    counter: counterOf(method, path, status),
    line: `${rest}${method}","path":${JSON.stringify(path)},"status":${status},"ms":`,
  }));
  process.on("exit", flushAtTheEnd);

  function write(line: string) {
    waiting += line;
    if (waiting.length >= MOST_WAITING) flush();
    else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
  }

  /** One line per request, without query, address or header, so without personal data. */
  function request(method: string, url: string, status: number, milliseconds: number) {
    const cut = url.indexOf("?");
    const { counter, line } = toldOf(method, cut === -1 ? url : url.slice(0, cut), status);
    counter.requests += 1;
    counter.seconds += milliseconds / 1000;
    if (tellsRequests) write(`{"level":30,"time":${Date.now()}${line}${Math.round(milliseconds * 10) / 10}}\n`);
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

/** Logs every request that the router answers; cached answers are logged where they are sent. */
export function logRequests(app: FastifyInstance, log: RequestLog): void {
  app.addHook("onResponse", (request, reply, done) => {
    // Streams last as long as the panel is open; they are not slow answers.
    if (request.routeOptions.config.isStream) return done();
    log.request(request.method, request.url, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.addHook("onClose", (_app, done) => {
    log.close();
    done();
  });
}
