import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.server.ts";
import { Busy } from "#app/lib/traffic/busy.ts";

test("of a crowd at the door those who are too many are turned away, and the others' passwords hold", async () => {
  const crowd = Array.from({ length: 110 }, () => hashPassword("a long enough password"));

  const answers = await Promise.allSettled(crowd);

  const refusals = answers.filter((answer) => answer.status === "rejected");
  expect(refusals.length).toBeGreaterThanOrEqual(8);
  for (const { reason } of refusals) expect(reason).toBeInstanceOf(Busy);
  expect(await passwordMatches(await crowd[0]!, "a long enough password")).toBe(true);
});
