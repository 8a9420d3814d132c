import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

/** What the server says to these words before it closes the line. */
async function sayTo(port: number, words: string) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(words);
  const [head, body] = (await text(socket)).split("\r\n\r\n") as [string, string];
  return { head: head.toLowerCase(), body: JSON.parse(body) as unknown };
}

test("a call of a method that the API does not have is refused in the envelope", async () => {
  const { call } = await testApp();

  for (const method of ["PROPFIND", "SEARCH", "LOCK"] as const) {
    const response = await call({ method, url: "/backend/api/courses.php" });

    expect([method, response.statusCode, response.json()]).toEqual([
      method,
      404,
      { success: false, message: "There is nothing at this address." },
    ]);
    expect(response.headers).toMatchObject({ "x-content-type-options": "nosniff" });
  }
});

test("a page that is asked for so answers in a sentence and with ways on", async () => {
  const { call } = await testApp();

  const response = await call({ method: "PROPFIND", url: "/courses" });

  expect([response.statusCode, response.headers["content-type"]]).toEqual([405, "text/html; charset=utf-8"]);
  expect(response.body).toContain("Nothing can be sent to this address.");
});

test.each([
  [
    "an address that is too long",
    `GET /backend/api/courses.php?q=${"a".repeat(20_000)}`,
    431,
    "The request is too long.",
  ],
  ["a method that nobody knows", "FOO /backend/api/courses.php", 400, "The request could not be read."],
])("%s is refused in the envelope, and the line is closed", async (_, line, status, message) => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  const { head, body } = await sayTo(port, `${line} HTTP/1.1\r\nhost: disha.test\r\n\r\n`);

  expect(head).toMatch(new RegExp(`^http/1.1 ${status} `));
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).toContain("connection: close");
  expect(body).toEqual({ success: false, message });
});
