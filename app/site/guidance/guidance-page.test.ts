import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

test("the consultation form asks for name, email, phone and course, in this order", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: "/guidance" });

  const form = /<form[^>]*action="\/guidance".*?<\/form>/s.exec(body)![0];
  const asked = [...form.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, label]) => label);
  expect(asked).toEqual(["Name", "Email", "Phone", "Interested course"]);
});
