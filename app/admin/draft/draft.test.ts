import { expect, onTestFinished, test, vi } from "vitest";
import { input, select, stubForms, textArea, typedForm } from "#test/typed-form.ts";
import {
  type Draft,
  draftKey,
  dropDraft,
  fillIn,
  keepOpenForms,
  readDraft,
  watchForm,
  watchRestoring,
} from "./draft.ts";

function tab(address = "https://disha.example/admin/courses?edit=7") {
  const kept = new Map<string, string>();
  stubForms();
  vi.stubGlobal("location", { href: address });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

function opened(words: Record<string, string>, key = "draft") {
  const form = typedForm(words);
  const stop = watchForm(form, key);
  onTestFinished(stop);
  const type = (name: string, value: string) => {
    form.controls.find((control) => control.name === name)!.value = value;
  };
  return { form, stop, type };
}

test("what was typed in any open form is kept at the end of a session, and what nobody has touched is not", () => {
  const kept = tab();
  const course = opened({ title: "Online MBA", seen: "2026-11-21" }, "course");
  opened({ name: "Sahyadri" }, "university");
  course.type("title", "Executive MBA");

  keepOpenForms();

  expect([...kept.keys()]).toEqual(["course"]);
  expect(readDraft("course")).toEqual({ title: "Executive MBA", seen: "2026-11-21" });
  dropDraft("course");
  expect(readDraft("course")).toBeNull();
});

test("no password is kept, and of a file its name alone", () => {
  tab();
  const { form, type } = opened({ username: "", password: "" });
  type("password", "nine quiet herons");
  form.files = [["image", new File(["bytes"], "lamp.webp")]];

  keepOpenForms();

  expect(readDraft("draft")).toEqual({ username: "", image: "lamp.webp" });
});

test("a form that was closed is kept no more", () => {
  const kept = tab();
  const { stop, type } = opened({ title: "" });
  type("title", "Online MBA");
  stop();

  keepOpenForms();

  expect(kept.size).toBe(0);
});

test("forms of other records, other screens and other parts of a screen have drafts of their own", () => {
  const keys = ["courses?edit=7", "courses?edit=8", "courses?new=1", "courses?open=9", "faqs?edit=7"].map((path) => {
    tab(`https://disha.example/admin/${path}`);
    return draftKey("words");
  });
  tab("https://disha.example/admin/courses?edit=7&q=mba&page=2");
  expect(draftKey("words")).toBe(keys[0]);
  expect(new Set([...keys, draftKey("picture")]).size).toBe(6);
  tab("https://disha.example/admin/courses");
  expect(draftKey("words")).toBe(keys[2]);
  expect(keys[2]).toContain("new");
});

test("the words come back into the fields that they were typed in, and what the draft does not know stays", () => {
  tab();
  const form = typedForm({ title: "Stored", link: "https://stored.example" });
  const others = [select("degree_type", "PG"), select("field", "mba"), textArea("description", "Stored")];
  form.controls.push(...others);

  fillIn(form, { title: "", degree_type: "UG", description: "Typed\nin lines", absent: "x" });

  expect(Object.fromEntries(form.controls.map(({ name, value }) => [name, value]))).toEqual({
    title: "",
    link: "https://stored.example",
    degree_type: "UG",
    field: "mba",
    description: "Typed\nin lines",
  });
});

test("boxes are ticked as they were, those of one question by its lines, whatever ends a line", () => {
  tab();
  const form = typedForm();
  const boxes = [
    input("is_featured", "checkbox", "1", true),
    input("languages", "checkbox", "Hindi"),
    input("languages", "checkbox", "Marathi", true),
    input("languages", "checkbox", "Hindi and English"),
    input("way", "radio", "beside", true),
    input("way", "radio", "into-place"),
    input("is_trending", "checkbox", "1", true),
  ];
  form.controls = boxes;

  fillIn(form, { is_featured: "0", languages: "Hindi\r\nTamil", way: "into-place" });

  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false, false, true, true]);
});

test("a file, a hidden version and a cell of a table of rows are left alone", () => {
  tab();
  const form = typedForm();
  const cell = Object.assign(input("amount", "text", "100"), { dataset: { column: "amount" } });
  const left = [input("image", "file"), input("seen", "hidden", "2026-11-22"), cell];
  form.controls = left;

  fillIn(form, { image: "lamp.webp", seen: "2026-11-21", amount: "200" });

  expect(left.map(({ value }) => value)).toEqual(["", "2026-11-22", "100"]);
});

test("a list that must grow first hears of the draft until it is gone", () => {
  tab();
  const form = typedForm({ title: "" });
  const heard: Draft[] = [];
  const stop = watchRestoring(form, (draft) => heard.push(draft));

  fillIn(form, { title: "One" });
  stop();
  fillIn(form, { title: "Two" });

  expect(heard).toEqual([{ title: "One" }]);
});
