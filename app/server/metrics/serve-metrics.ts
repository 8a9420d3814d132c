import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { type Measured, writeMetrics } from "./write-metrics.server.ts";

const LOOPBACK = "127.0.0.1";

/**
 * Tells this machine alone what is measured, on a port of its own; 0 takes any that is free. The app is not ready where
 * the port cannot be had: a `StartRefusal`.
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
