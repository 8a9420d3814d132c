import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const url = "/backend/admin/courses.php";

test("a long list travels packed to whoever can unpack it, and says the same", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const id = await addUniversity(db);
  for (let number = 1; number <= 40; number += 1) await addCourse(db, id, { title: `Course ${number}` });

  const plain = await call({ method: "GET", url, token });
  const packed = await call({ method: "GET", url, token, headers: { "accept-encoding": "br, gzip" } });

  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
});

test.each([
  "/search?q=course",
  "/courses?level=PG",
  "/dialogs?of=course-course-1&of=course-course-2&of=course-course-3",
])("%s, which a query chose, travels packed from the first time", async (address) => {
  const { call, db } = await testApp();
  const id = await addUniversity(db);
  for (let number = 1; number <= 3; number += 1)
    await addCourse(db, id, { title: `Course ${number}`, degree_type: "PG" });

  const packed = await call({ method: "GET", url: address, headers: { "accept-encoding": "br, gzip" } });
  const plain = await call({ method: "GET", url: address });

  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect(plain.payload).toContain("Course 3");
});

test("a short answer travels as it is", async () => {
  const { call, signIn } = await testApp();

  const answer = await call({ method: "GET", url, token: await signIn(), headers: { "accept-encoding": "gzip" } });

  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.json()).toEqual({ success: true, data: [] });
});

test.each(["/", "/courses?level=PG", "/backend/api/courses.php?limit=1"])(
  "%s travels as it is to whoever refuses to unpack it",
  async (address) => {
    const { call, db } = await testApp();
    await addCourse(db, await addUniversity(db), { degree_type: "PG", description: "Evenings. ".repeat(200) });

    const refused = await call({ method: "GET", url: address, headers: { "accept-encoding": "br;q=0, gzip;q=0" } });
    const plain = await call({ method: "GET", url: address });

    expect(refused.headers["content-encoding"]).toBeUndefined();
    expect(refused.payload).toBe(plain.payload);
    expect(plain.payload.length).toBeGreaterThan(1400);
  },
);

test("answers that are packed at once, and after one another, are each whole", async () => {
  const { call, db } = await testApp();
  const id = await addUniversity(db);
  for (const level of ["UG", "PG"] as const) await addCourse(db, id, { title: `Of ${level}`, degree_type: level });
  const addresses = ["/search?q=of", "/courses?level=UG", "/courses?level=PG", "/search?q=pg"];
  const ask = (url: string) => call({ method: "GET", url, headers: { "accept-encoding": "gzip" } });

  const packed = [...(await Promise.all(addresses.map(ask))), await ask("/search?q=of"), await ask("/search?q=pg")];

  for (const [index, url] of [...addresses, "/search?q=of", "/search?q=pg"].entries()) {
    const plain = await call({ method: "GET", url });
    expect(packed[index]!.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed[index]!.rawPayload).toString()).toBe(plain.payload);
  }
});
