import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * An app that closes answers whatever was asked, and each connection goes as soon as nothing is asked on it: node by itself
 * would wait for those that were answered meanwhile, or never asked anything.
 */
export function answerToTheEnd(app: FastifyInstance): void {
  const { server } = app;
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isEnding = false;

  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (request, response) => {
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
    // What has arrived and was not read yet was asked, too.
    await turn();
  });
}
