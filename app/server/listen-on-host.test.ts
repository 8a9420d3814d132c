import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#test/app.ts";
import { listenOnHost } from "./listen-on-host.ts";

const CROWD = 64;

test.runIf(process.platform === "linux")(
  "many of a crowd are taken at each turn, whatever else there is to do",
  async () => {
    const { app } = await testApp();
    await listenOnHost(app, { port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const taken: unknown[] = [];
    app.server.on("connection", (socket) => taken.push(socket));

    const crowd = Array.from({ length: CROWD }, () => connect(port, "127.0.0.1"));
    onTestFinished(() => crowd.forEach((socket) => socket.destroy()));
    let turns = 0;
    while (taken.length < CROWD) {
      await turn();
      if (taken.length > 0) turns += 1;
    }

    expect(turns).toBeLessThan(CROWD / 2);
  },
);

test("a port that another process listens on is refused, even where it would be shared", async () => {
  const { app } = await testApp();
  const other = createServer().listen({ port: 0, host: "127.0.0.1", reusePort: process.platform === "linux" });
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  await expect(listenOnHost(app, { port, host: "127.0.0.1" })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
