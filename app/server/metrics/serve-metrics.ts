import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { type Measured, writeMetrics } from "./write-metrics.server.ts";

const LOOPBACK = "127.0.0.1";

/**
 * Serves the metrics to this machine only, on a port of their own; 0 takes any free one. If the port is taken, the app
 * fails to become ready with a `StartRefusal`.
 */
export function serveMetrics(app: FastifyInstance, port: number, measured: Omit<Measured, "delay">): void {
  const delay = monitorEventLoopDelay();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    writeMetrics({ ...measured, delay })
      .then((text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text))
      .catch((error: unknown) => {
        logUnexpected(error);
        response.writeHead(503).end();
      });
  });
  app.addHook("onReady", (done) => {
    delay.enable();
    server.once("error", (cause) => done(refusalOf(cause, port))).listen(port, LOOPBACK, () => done());
  });
  app.addHook("onClose", (_app, done) => {
    delay.disable();
    server.closeAllConnections();
    server.close(() => done());
  });
}

function refusalOf(cause: NodeJS.ErrnoException, port: number): Error {
  if (cause.code === "EADDRINUSE")
    return new StartRefusal(`METRICS_PORT ${port} is already in use; set it to another port.`, { cause });
  if (cause.code === "EACCES")
    return new StartRefusal(`METRICS_PORT ${port} may not be opened by this user; set it to one above 1023.`, {
      cause,
    });
  return cause;
}
