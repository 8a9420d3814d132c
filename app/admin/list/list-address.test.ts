import { expect, test } from "vitest";
import { closedAddress, isNewAround, isNewData, isReadingOwed } from "./list-address.ts";

const url = (path: string) => new URL(path, "https://disha.example");
const move = { currentUrl: url("/admin/courses"), nextUrl: url("/admin/courses"), defaultShouldRevalidate: true };

test("a closed dialog leaves the filter in the address", () => {
  expect(closedAddress(url("/admin/courses?q=mba&edit=7&delete=7").href)).toBe("/admin/courses?q=mba");
});

test("a filter, an order and another page are read, a dialog over the list reads nothing anew", () => {
  expect(isNewData({ ...move, nextUrl: url("/admin/courses?q=mba") })).toBe(true);
  expect(isNewData({ ...move, nextUrl: url("/admin/courses?page=2") })).toBe(true);
  expect(isNewData({ ...move, nextUrl: url("/admin/courses?edit=7") })).toBe(false);
});

test("what stands around a list is read with news, after a save and on another screen, not with another filter", () => {
  const others = [url("/admin/courses?q=mba"), url("/admin/courses?page=2"), url("/admin/courses?edit=7")];
  expect(others.map((nextUrl) => isNewAround({ ...move, nextUrl }))).toEqual([false, false, false]);
  expect(isNewAround({ ...move, nextUrl: others[0]!, formMethod: "PUT" })).toBe(true);
  expect(isNewAround({ ...move, nextUrl: url("/admin/leads") })).toBe(true);
  expect(isNewAround(move)).toBe(true);
});

test("a refused save fetches nothing, so that a lost connection leaves the form", () => {
  const refusal = { failure: "Error saving course. Please try again.", errors: {} };
  expect(isNewData({ ...move, formMethod: "PUT", actionResult: refusal })).toBe(false);
});

test("a save, another screen and a repeated visit fetch anew", () => {
  expect(isNewData({ ...move, nextUrl: url("/admin/courses?q=mba"), formMethod: "PUT" })).toBe(true);
  expect(isNewData({ ...move, nextUrl: url("/admin/leads") })).toBe(true);
  expect(isNewData(move)).toBe(true);
});

test("a save reads whatever the router thinks, and without news nothing is read", () => {
  expect(isNewData({ ...move, formMethod: "POST", defaultShouldRevalidate: false })).toBe(true);
  expect(isNewData({ ...move, defaultShouldRevalidate: false })).toBe(false);
});

test("what stands in a drawer is read after a save, also where another reading has ended since it was sent", () => {
  expect(isReadingOwed({ ...move, formMethod: "POST", defaultShouldRevalidate: false })).toBe(true);
  expect(isReadingOwed({ ...move, formMethod: "POST", actionResult: { failure: "Refused", errors: {} } })).toBe(false);
});

test("a dialog that closes over a drawer reads it only where it broke off a reading that is still owed", () => {
  const closing = { ...move, currentUrl: url("/admin/leads?open=9&write=email"), nextUrl: url("/admin/leads?open=9") };
  expect(isReadingOwed(closing)).toBe(true);
  expect(isReadingOwed({ ...closing, defaultShouldRevalidate: false })).toBe(false);
});
