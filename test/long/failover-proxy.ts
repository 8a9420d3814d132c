import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * Distributes requests to the servers in turn, skipping those that do not listen. Requests in flight to a server that
 * dies are answered 502.
 */
export async function startProxy(servers: string[]) {
  let turn = 0;

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer, [server, ...others]: string[]) {
    const headers = {
      ...request.headers,
      "x-forwarded-for": `${String(request.headers["x-forwarded-for"] ?? "10.9.9.9")}, 127.0.0.1`,
    };
    const asked = ask(`${server}${request.url}`, { method: request.method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    asked.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (code === "ECONNREFUSED" && others.length > 0) forward(request, response, body, others);
      else if (!response.headersSent) response.writeHead(502).end(message);
    });
    asked.end(body);
  }

  const proxy = createServer((request, response) => {
    turn = (turn + 1) % servers.length;
    const order = [...servers.slice(turn), ...servers.slice(0, turn)];
    void buffer(request).then((body) => forward(request, response, body, order));
  });
  // A connection closed when it is reused would look like a failure of the servers.
  proxy.keepAliveTimeout = 0;
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  const stop = async () => {
    proxy.closeAllConnections();
    proxy.close();
    await once(proxy, "close");
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}
