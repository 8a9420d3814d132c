import { expect, onTestFinished, test, vi } from "vitest";
import { forgetGone, noteGone } from "./gone-records.ts";
import { closeTo, passOverSpentEntries } from "./list-history.ts";

const origin = "https://disha.example";

/** A tab with these entries, at the one of this index. */
function tab(paths: string[], at: number, { canGoBack = true, canGoForward = true } = {}) {
  const entries = paths.map((path, index) => ({ index, url: origin + path }));
  const navigation = Object.assign(new EventTarget(), {
    currentEntry: entries[at],
    entries: () => entries,
    canGoBack,
    canGoForward,
  });
  const page = new EventTarget();
  const went: number[] = [];
  vi.stubGlobal("navigation", navigation);
  vi.stubGlobal("location", { href: entries[at]!.url });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("history", { go: (step: number) => void went.push(step) });
  onTestFinished(() => {
    page.dispatchEvent(new Event("popstate"));
    vi.unstubAllGlobals();
    forgetGone();
  });
  const navigate = vi.fn();
  /** Back or Forward brings that entry; answers whether the router hears of it. */
  const arrive = (index: number) => {
    navigation.currentEntry = entries[index];
    const event = new Event("popstate", { cancelable: true });
    const stop = vi.spyOn(event, "stopImmediatePropagation");
    page.dispatchEvent(event);
    return stop.mock.calls.length === 0;
  };
  const replace = () =>
    navigation.dispatchEvent(Object.assign(new Event("currententrychange"), { navigationType: "replace" }));
  return { navigate: navigate as never, asked: navigate.mock.calls, went, arrive, replace, page };
}

test("closing leads back to the list that stands right before, in whatever order its query is written", () => {
  const { navigate, asked, page } = tab(["/admin/faqs?q=a&page=2", "/admin/faqs?page=2&q=a&edit=7"], 1);

  closeTo("?page=2&q=a", navigate);
  closeTo("?page=2&q=a", navigate);
  expect(asked).toEqual([[-1]]);
  page.dispatchEvent(new Event("popstate"));
  closeTo("?page=2&q=a", navigate);
  expect(asked).toHaveLength(2);
});

test("where something else stands before, or nothing, the list takes the entry's place", () => {
  const replaced = ["?", { replace: true, preventScrollReset: true }];
  const other = tab(["/admin/faqs?q=b", "/admin/faqs?edit=7"], 1);
  closeTo("?", other.navigate);
  expect(other.asked).toEqual([replaced]);
  const alone = tab(["/admin/faqs?edit=7"], 0);
  closeTo("?", alone.navigate);
  expect(alone.asked).toEqual([replaced]);
});

test("Back and Forward pass over the twin of where one is, and over what was deleted", () => {
  const { went, arrive } = tab(["/admin", "/admin/faqs?edit=7", "/admin/faqs", "/admin/faqs"], 3);
  passOverSpentEntries();
  noteGone(`${origin}/admin/faqs`, "7");

  expect([arrive(2), went]).toEqual([false, [-1]]);
  expect([arrive(1), went]).toEqual([false, [-1, -1]]);
  expect([arrive(0), went]).toEqual([true, [-1, -1]]);
  expect([arrive(1), went.at(-1)]).toEqual([false, 1]);
});

test("what has something to show is shown, and counts as where one is", () => {
  const { went, arrive } = tab(["/admin/faqs", "/admin/leads", "/admin/faqs"], 2);
  passOverSpentEntries();

  expect([arrive(1), arrive(0), went]).toEqual([true, true, []]);
});

test("after a save the entry that took the dialog's place is where one is", () => {
  const { went, arrive, replace } = tab(["/admin/leads", "/admin/faqs"], 1);
  passOverSpentEntries();
  replace();

  expect([arrive(0), went]).toEqual([true, []]);
});

test("at the first entry of the tab the router shows what stands there", () => {
  const { went, arrive } = tab(["/admin/faqs", "/admin/faqs"], 1, { canGoBack: false });
  passOverSpentEntries();

  expect([arrive(0), went]).toEqual([true, [-1]]);
});
