import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A crowd that does not end is turned away after so long. */
const LONGEST_ARRIVAL_MS = 3000;

/**
 * An app that closes answers whatever was asked, and each connection goes as soon as nothing is asked on it: node by itself
 * would wait for those that were answered meanwhile, or never asked anything.
 */
export function answerToTheEnd(app: FastifyInstance): void {
  const { server } = app;
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isEnding = false;
  let hasArrived = false;

  server.on("connection", (socket) => {
    hasArrived = true;
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (request, response) => {
    hasArrived = true;
    answers.add(response);
    if (isEnding) response.shouldKeepAlive = false;
    response.once("close", () => {
      answers.delete(response);
      if (isEnding) request.socket.destroySoon();
    });
  });

  server.closeIdleConnections = () => {
    const asking = new Set([...answers].map(({ req }) => req.socket));
    for (const socket of connections) if (!asking.has(socket)) socket.destroySoon();
  };

  app.addHook("preClose", async () => {
    isEnding = true;
    for (const response of answers) response.shouldKeepAlive = false;
    // What waits in the system's queues, unaccepted or unread, was asked, too: some of it comes with each turn of the loop.
    const latest = performance.now() + LONGEST_ARRIVAL_MS;
    // The rest of this turn looks at no queue any more.
    await turn();
    do {
      hasArrived = false;
      await turn();
    } while (hasArrived && performance.now() < latest);
  });
}
