import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";

test("an upload that is broken off leaves no row, no file and no line of a fault", async () => {
  const { app, db, pictureFiles, signIn, call } = await testApp();
  const token = await signIn();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const body = await multipartBody({
    title: "Online MBA",
    description: "Evenings.",
    image: { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture(1600, 1200) },
  });

  for (const share of [0.2, 0.6, 0.99]) {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `POST /backend/admin/courses.php HTTP/1.1\r\nhost: disha.test\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${body.headers["content-type"]}\r\ncontent-length: ${body.payload.length}\r\n\r\n`,
    );
    socket.write(body.payload.subarray(0, body.payload.length * share));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  }

  await eventually(async () => expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(0));
  expect(await db.selectFrom("courses").select("id").execute()).toEqual([]);
  expect(await pictureFiles()).toEqual([]);
  expect((await call({ url: "/ready" })).statusCode).toBe(200);
});
