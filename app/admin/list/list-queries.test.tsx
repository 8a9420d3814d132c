import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { askedOf, closedAddress, dialogNames, isNewData, useListAddress } from "./list-address.ts";

type Changes = Record<string, string | null>;

/** Where a link of the list at this query leads. */
function linkAt(query: string, changes: Changes): string {
  vi.stubGlobal("location", { search: query });
  onTestFinished(() => void vi.unstubAllGlobals());
  const Probe = () => <a href={useListAddress().with(changes)}>there</a>;
  const router = createMemoryRouter([{ path: "/admin/courses", element: <Probe /> }], {
    initialEntries: [`/admin/courses${query}`],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return /href="([^"]*)"/.exec(html)![1]!.replaceAll("&amp;", "&");
}

const parsed = (query: string) => Object.fromEntries(new URLSearchParams(query));

test("another filter, order or tab begins at its first page, and keeps what else was asked", () => {
  expect(parsed(linkAt("?q=mba&page=3", { type: "PG" }))).toEqual({ q: "mba", type: "PG" });
  expect(parsed(linkAt("?q=mba&page=3", { sort: "-title" }))).toEqual({ q: "mba", sort: "-title" });
  expect(parsed(linkAt("?tab=mine&page=3", { tab: null }))).toEqual({});
});

test("a dialog stands over the page that is shown, and another page is asked for as it is named", () => {
  expect(parsed(linkAt("?q=mba&page=3", { edit: "7" }))).toEqual({ q: "mba", page: "3", edit: "7" });
  expect(parsed(linkAt("?q=mba&page=3", { page: "4" }))).toEqual({ q: "mba", page: "4" });
  expect(parsed(linkAt("?page=3", { page: null }))).toEqual({});
});

test("whatever is changed, what is not named stays, what is null goes, and only dialogs and pages keep the page", () => {
  const name = fc.constantFrom("q", "type", "sort", "tab", "page", "edit", "new", "open");
  const changes = fc.dictionary(name, fc.option(fc.constantFrom("1", "x"), { nil: null }), { maxKeys: 3 });
  const query = fc.dictionary(name, fc.constantFrom("2", "y"));
  fc.assert(
    fc.property(query, changes, (before, made) => {
      const after = parsed(linkAt(`?${new URLSearchParams(before)}`, made));
      const keepsPage = Object.keys(made).every((one) => dialogNames.has(one) || one === "page");
      const expected: Changes = { ...before, ...(!keepsPage && { page: null }), ...made };
      const left = Object.entries(expected).filter(([, value]) => value !== null);
      expect(after).toEqual(Object.fromEntries(left));
    }),
    { numRuns: 60 },
  );
});

test("the API is asked for filter, order, tab and page, not for dialogs, views, what is empty, or one record", () => {
  const asked = askedOf(
    new URLSearchParams("q=mba&sort=title&tab=mine&page=2&edit=7&view=board&limit=9999&id=3&type="),
  );
  expect(asked).toEqual({ q: "mba", sort: "title", tab: "mine", page: "2" });
  expect(askedOf(new URLSearchParams("q=mba&page=2"), "page")).toEqual({ q: "mba" });
  expect(askedOf(new URLSearchParams([...dialogNames].map((name) => [name, "1"])))).toEqual({});
});

test("when all dialogs are done the list stands as it was, or the record that comes next opens", () => {
  const at = "https://disha.example/admin/leads?q=pune&edit=7&delete=7&off=1&facts=1&new=&page=2";
  expect(closedAddress(at)).toBe("/admin/leads?q=pune&page=2");
  expect(closedAddress(at, "9")).toBe("/admin/leads?q=pune&page=2&open=9");
});

test("the sheet after a call opens and closes over the person that is shown; for another one the day is read", () => {
  const move = (from: string, to: string, formMethod?: string) =>
    isNewData({
      currentUrl: new URL(`/admin/day${from}`, "https://disha.example"),
      nextUrl: new URL(`/admin/day${to}`, "https://disha.example"),
      ...(formMethod && { formMethod }),
      defaultShouldRevalidate: true,
    });
  expect(move("?lead=7", "?lead=7&called=1")).toBe(false);
  expect(move("?lead=7&called=1", "?lead=7")).toBe(false);
  expect(move("", "?lead=7&called=1")).toBe(false);
  expect(move("?lead=7&called=1", "?lead=8&called=1")).toBe(true);
  expect(move("?lead=7&called=1", "?lead=8")).toBe(true);
  expect(move("?lead=7", "?lead=8")).toBe(true);
  expect(move("?lead=7&called=1", "?lead=7", "POST")).toBe(true);
});

test("a save that was refused over what somebody else has stored reads the list, one that was refused for itself does not", () => {
  const at = new URL("https://disha.example/admin/courses?edit=7");
  const after = (actionResult: unknown) =>
    isNewData({ currentUrl: at, nextUrl: at, formMethod: "PUT", actionResult, defaultShouldRevalidate: true });
  expect(after({ failure: "Somebody was quicker", errors: {}, newer: { id: 7 } })).toBe(true);
  expect(after({ failure: "Title is required", errors: {} })).toBe(false);
  expect([after(null), after(undefined), after("saved")]).toEqual([true, true, true]);
});

test("the same filter in another order of its words is no other view", () => {
  const [currentUrl, nextUrl] = ["?q=mba&type=PG", "?type=PG&q=mba&edit=7"].map(
    (query) => new URL(`/admin/courses${query}`, "https://disha.example"),
  ) as [URL, URL];
  expect(isNewData({ currentUrl, nextUrl, defaultShouldRevalidate: true })).toBe(false);
});
