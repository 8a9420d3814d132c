import { expect, test } from "vitest";
import { addressAskedFor, loginAddress } from "./login-address.ts";

const site = "https://disha.example";

test("the page asked for travels through the login screen with its query", () => {
  const address = loginAddress({ from: `${site}/admin/courses?q=mba&edit=7`, isExpired: true });
  expect(address).toContain("expired");
  expect(addressAskedFor(site + address)).toBe("/admin/courses?q=mba&edit=7");
});

test("without a page asked for, signing in leads to the start, which is each role's own", () => {
  expect(loginAddress({ from: `${site}/admin` })).toBe("/admin/login");
  expect(addressAskedFor(`${site}/admin/login`)).toBe("/admin");
});

test.each([
  "https://elsewhere.example/admin/courses",
  "//elsewhere.example/admin/courses",
  "/\\elsewhere.example/admin/",
  "javascript:alert(1)",
  "/courses",
  "/admin/login?from=/admin/login",
  "https://",
])("a link cannot send the user to %s", (from) => {
  expect(addressAskedFor(`${site}/admin/login?${new URLSearchParams({ from })}`)).toBe("/admin");
});
