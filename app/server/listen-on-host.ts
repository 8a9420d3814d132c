import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer, type ListenOptions, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Node accepts one connection per listening socket and turn of its loop. With one socket a crowd waited in the system's
 * queue, where load shedding cannot answer, and was reset; hence several sockets for one port.
 */
const SOCKETS = 16;
/** Per socket; the system has a limit of its own. */
const MOST_WAITING = 4096;
/** Other systems use one socket. */
const sharesPorts = process.platform === "linux";

/**
 * Listens on every address of the host: `localhost` has two on most machines, and Fastify binds the second only to
 * servers that it made itself.
 */
export async function listenOnHost(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  // Otherwise the port would be shared with another process of this user.
  await refuseTakenPort({ port, host });
  const waiting = { backlog: MOST_WAITING, reusePort: sharesPorts };
  await app.listen({ port, host, ...waiting });
  const first = app.server.address() as AddressInfo;
  const addresses = (await lookup(host, { all: true })).map(({ address }) => address);
  const sockets = [first.address, ...addresses.filter((one) => one !== first.address)]
    .flatMap((address) => Array.from({ length: sharesPorts ? SOCKETS : 1 }, () => address))
    .slice(1);
  const further = await Promise.all(
    sockets.map((address) => listenToo(app, { port: first.port, host: address, ...waiting })),
  );
  closeTogether(app, further);
}

/** Fastify closes only the server it knows, and waits for no other server's connections. */
function closeTogether({ server }: FastifyInstance, further: Server[]) {
  const closeFirst = server.close.bind(server);
  server.close = (done) => {
    const closed = Promise.all(further.map((one) => once(one.close(), "close")));
    return closeFirst(async (error) => {
      await closed;
      done?.(error);
    });
  };
}

async function refuseTakenPort(options: ListenOptions) {
  const probe = createServer().listen(options);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/** Hands connections of the further socket to the one server, with all its limits. */
async function listenToo({ server }: FastifyInstance, options: ListenOptions) {
  const further = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
  // If the address is missing or taken, the first one is enough.
  await once(further.listen(options), "listening").catch(() => {});
  return further;
}
