import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("the partners that are named are the first of those that may be some", async () => {
  const { call, db } = await testApp();
  for (const [name, partnership] of [
    ["Kopai Valley", "none"],
    ["Sabar Plains", "commission"],
    ["Nila Banks", null],
    ["Doon Foothills", "partner"],
    ["Konkan Shore", "partner"],
  ] as const)
    await addUniversity(db, { name, partnership });

  const text = visibleText((await call({ method: "GET", url: "/about" })).body);

  expect(
    ["Kopai Valley", "Sabar Plains", "Nila Banks", "Doon Foothills", "Konkan Shore"].filter((name) =>
      text.includes(name),
    ),
  ).toEqual(["Sabar Plains", "Nila Banks", "Doon Foothills"]);
});
