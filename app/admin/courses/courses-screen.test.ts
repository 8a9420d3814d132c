import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";

test("the list of courses tells a fee in rupees, then its dollars; where no rupees are known, the dollars alone", async () => {
  const { open, db } = await panelScreens();
  const university = await addUniversity(db);
  await addCourse(db, university, { title: "Online Botany" });
  await addCourse(db, university, { title: "Online Zoology", fee_paise: null, yearly_fee_paise: null });

  const { rows } = await open("courses");

  const feeOf = (title: string) => /[₹$].*\$[\d.,]+|\$[\d.,]+/.exec(rows.find((row) => row.includes(title))!)![0];
  expect(feeOf("Online Botany")).toMatch(/^₹1,68,000\s+\$2,000\.00$/);
  expect(feeOf("Online Zoology")).toBe("$2,000.00");
});
