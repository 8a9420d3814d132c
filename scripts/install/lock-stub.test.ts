import { expect, test } from "vitest";
import { lockStub } from "./lock-stub.mjs";

test.each([
  ["@oxlint/binding-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@oxlint/binding-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
  ["@oxlint-tsgolint/darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
  ["@oxfmt/binding-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
])("the lock learns the platform of %s from its name", (name, platform) => {
  expect(lockStub({ name, version: "1.0.0" })).toEqual({ version: "1.0.0", optional: true, ...platform });
});

test("a name that tells no platform is refused", () => {
  expect(() => lockStub({ name: "some-helper", version: "1.0.0" })).toThrow("some-helper does not tell its platform.");
});
