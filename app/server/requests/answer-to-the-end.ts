import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A crowd that does not end is turned away after so long. */
const LONGEST_ARRIVAL_MS = 3000;
/** Where node notes it on each connection. */
const ANSWER = "_httpMessage";

/**
 * An app that closes answers whatever was asked, and each connection goes as soon as nothing is asked on it: node by
 * itself would wait for those that were answered meanwhile, or never asked anything. Before that nothing is noted for a
 * request: a set and a listener for each cost a fifth of the unchanged pages.
 */
export function answerToTheEnd(app: FastifyInstance): void {
  const { server } = app;
  const connections = new Set<Socket>();
  let hasArrived = false;

  server.on("connection", (socket) => {
    hasArrived = true;
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  server.closeIdleConnections = () => {
    for (const socket of connections) if (!answerOn(socket)) socket.destroySoon();
  };

  app.addHook("preClose", async () => {
    for (const socket of connections) endAfter(answerOn(socket));
    server.prependListener("request", (_request, response) => {
      hasArrived = true;
      endAfter(response);
    });
    // What waits in the system's queues, unaccepted or unread, was asked, too: some of it comes with each turn of the
    // loop.
    const latest = performance.now() + LONGEST_ARRIVAL_MS;
    // The rest of this turn looks at no queue any more.
    await turn();
    do {
      hasArrived = false;
      await turn();
    } while (hasArrived && performance.now() < latest);
  });
}

/** The answer that is on its way. */
const answerOn = (socket: Socket) => (socket as { [ANSWER]?: ServerResponse | null })[ANSWER];

function endAfter(response: ServerResponse | null | undefined) {
  if (!response) return;
  response.shouldKeepAlive = false;
  response.once("close", () => response.req.socket.destroySoon());
}
