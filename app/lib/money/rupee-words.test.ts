import { expect, test } from "vitest";
import { writeRupees } from "./rupee-words.ts";

test("amounts are written as India counts them", () => {
  expect(writeRupees(0)).toBe("Zero rupees");
  expect(writeRupees(1)).toBe("One rupee");
  expect(writeRupees(18_500)).toBe("Eighteen thousand five hundred rupees");
  expect(writeRupees(55_000)).toBe("Fifty-five thousand rupees");
  expect(writeRupees(110_000)).toBe("One lakh ten thousand rupees");
  expect(writeRupees(2_34_56_789)).toBe(
    "Two crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees",
  );
  expect(writeRupees(1_000_000_000)).toBe("One hundred crore rupees");
  expect(writeRupees(1_00_00_000.01)).toBe("One crore rupees and one paisa");
  expect(writeRupees(1850.5)).toBe("One thousand eight hundred fifty rupees and fifty paise");
});

test("no two amounts are written alike", () => {
  const written = new Set<string>();
  for (let amount = 0; amount < 200_000; amount += 7) written.add(writeRupees(amount));
  expect(written.size).toBe(Math.ceil(200_000 / 7));
});
