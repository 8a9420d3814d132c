import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

type State = "through" | "cut" | "silent" | { delayMs: number };

/** A proxy to a database or other server that can be cut, silent or slow. */
export async function serverLink(address: string) {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let state: State = "through";
  const server = createServer((near) => {
    const far = connect(Number(port) || 5432, hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => [near, far].forEach((one) => one.destroy()));
      socket.on("close", () => sockets.delete(socket));
    }
    if (state === "cut") near.destroy();
    near.on("data", (bytes) => void (state !== "silent" && far.write(bytes)));
    far.on("data", (bytes) => {
      if (typeof state === "object") setTimeout(() => near.write(bytes), state.delayMs);
      else if (state !== "silent") near.write(bytes);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(address);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    set(next: State) {
      state = next;
      if (state === "cut") for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
