import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";

test("a picture or a file of a page that its visitor does not wait for writes no line of a fault", async () => {
  const { app, call, signIn } = await testApp();
  const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture(800, 600) };
  const body = await multipartBody({ caption: "Boats", category: "Seascape", is_published: "1", image });
  const saved = await call({ method: "POST", url: "/backend/admin/gallery.php", token: await signIn(), ...body });
  const { pathname } = new URL(saved.json().data.image_url, "http://disha.test");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  // They are gone before the file is open.
  app.server.on("request", ({ socket }) => socket.destroy());

  for (const address of [pathname, "/icon-192.png", pathname, "/art/cover-mba.webp"]) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(`GET ${address} HTTP/1.1\r\nhost: disha.test\r\n\r\n`);
    await once(socket, "close");
  }

  await eventually(async () => expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(0));
  expect((await call({ url: pathname })).statusCode).toBe(200);
});
