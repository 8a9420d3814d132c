import { expect, test } from "vitest";
import { leadInput } from "#app/domain/lead/lead-schema.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

test("what a link asks about can be sent, however long course and university are named, and still names the fact", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db, { slug: "long", name: "U".repeat(160) });
  await addCourse(db, university, { slug: "online-mba", title: "T".repeat(100), duration: "" });
  const named = `${"T".repeat(100)} at ${"U".repeat(160)}`;

  const { body } = await call({ method: "GET", url: "/courses/online-mba" });
  const asked = [...body.matchAll(/data-course="([^"]+)"/g)].map(([, course]) => course!);

  expect(asked).toContain(named.slice(0, 200));
  expect(asked).toContain(`${named.slice(0, 200 - ": how long it takes".length)}: how long it takes`);
  const person = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148" };
  for (const course of asked) expect(leadInput.safeParse({ ...person, course }).error).toBeUndefined();
  const page = await call({ method: "GET", url: "/guidance?course=online-mba&about=length" });
  expect(page.body).toContain(`${named.slice(0, 200 - ": how long it takes".length)}: how long it takes</option>`);
});
