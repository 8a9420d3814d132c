import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listenOnHost } from "#app/server/listen-on-host.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";

/** More than there are sockets that listen: most of these hold some. */
const CROWD = 40;

test("what is half asked when the server stops is answered whole, on every socket that listens, and nothing follows it", async () => {
  const { app, db, open } = await listeningApp();
  let begun = 0;
  app.server.on("request", () => (begun += 1));
  const asking = Array.from({ length: CROWD }, (_, place) => {
    const [begin, rest] = halves(place);
    const socket = open();
    socket.write(begin);
    return { socket, rest, answer: text(socket) };
  });
  await eventually(() => expect(begun).toBe(CROWD));

  const closed = app.close();
  for (const { socket, rest } of asking) socket.write(rest);
  await closed;

  expect(await db.selectFrom("subscribers").select("id").execute()).toHaveLength(CROWD);
  for (const { answer } of asking) expect(await answer).toMatch(/^HTTP\/1\.1 201 [^]*\r\nconnection: close\r\n/i);
});

test("a crowd that nobody was let in from yet when the server stops is answered, too", async () => {
  const { app, open } = await listeningApp();
  const crowd = Array.from({ length: CROWD }, () => open());
  const answers = crowd.map((socket) => text(socket));
  for (const socket of crowd) socket.write("GET /health HTTP/1.1\r\nHost: disha.test\r\n\r\n");
  await Promise.all(crowd.map((socket) => once(socket, "connect")));

  await app.close();

  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test("a server that stops waits for no connection that asks nothing, whether it ever did", async () => {
  const { app, open } = await listeningApp();
  const [answered, silent] = [open(), open()];
  const opened = [once(answered, "connect"), once(silent, "connect")];
  await Promise.all(opened);
  answered.write("GET /health HTTP/1.1\r\nHost: disha.test\r\n\r\n");
  await once(answered, "data");
  const ended = [once(answered, "end"), once(silent, "end")];

  await app.close();

  await Promise.all(ended);
});

async function listeningApp() {
  const { app, db } = await testApp({ mostFormPosts: CROWD });
  await listenOnHost(app, { port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  function open() {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    return socket;
  }

  return { app, db, open };
}

function halves(place: number): [string, string] {
  const body = JSON.stringify({ email: `reader${place}@mail.example` });
  const head = `Host: disha.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  return [`POST /backend/api/newsletter.php HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 10)}`, body.slice(10)];
}
