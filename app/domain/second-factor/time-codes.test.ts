import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { newTimeSecret, stepOfCode, timeSecretAddress } from "./time-codes.server.ts";

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromUTF8("12345678901234567890").base32;

// The RFC shows eight digits; six are their last six.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i of the RFC the code is %s", (seconds, code) => {
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("a clock may be one step off, either way, and no further", () => {
  const now = 1_234_567_890_000;
  const codeAt = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * 30_000 });
  const step = Math.floor(now / 30_000);

  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(steps), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
});

test("the address says what the app must know, whatever the names hold", () => {
  const address = new URL(timeSecretAddress(newTimeSecret(), "Disha & Co", "meenal@disha.example"));

  expect(address.protocol + address.host).toBe("otpauth:totp");
  expect(decodeURIComponent(address.pathname)).toBe("/Disha & Co:meenal@disha.example");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Disha & Co",
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
