import { onTestFinished, vi } from "vitest";

class Control {
  dataset: Record<string, string> = {};
  checked = false;
  name: string;
  value: string;
  type: string;
  constructor(name: string, value: string, type = "text") {
    this.name = name;
    this.value = value;
    this.type = type;
  }
}
class Input extends Control {}
class Select extends Control {}
class TextArea extends Control {}

/** A form that somebody types in, as far as scripts can read it. */
class Form extends EventTarget {
  controls: Control[] = [];
  files: [name: string, file: File][] = [];
  get elements() {
    return this.controls;
  }
}

type TypedForm = HTMLFormElement & Pick<Form, "controls" | "files">;

/** Until the test has finished, `new FormData(form)` reads such a form, and the global control classes are stubs. */
export function stubForms() {
  class ReadFormData extends FormData {
    constructor(form?: Form) {
      super();
      for (const { name, value, type, checked } of form?.controls ?? [])
        if (checked || (type !== "checkbox" && type !== "radio")) this.append(name, value);
      for (const [name, file] of form?.files ?? []) this.append(name, file, file.name);
    }
  }
  vi.stubGlobal("FormData", ReadFormData);
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLSelectElement", Select);
  vi.stubGlobal("HTMLTextAreaElement", TextArea);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A form of text fields. */
export function typedForm(words: Record<string, string> = {}): TypedForm {
  const form = new Form();
  form.controls = Object.entries(words).map(([name, value]) => new Input(name, value));
  return form as unknown as TypedForm;
}

export const input = (name: string, type: string, value = "", checked = false) =>
  Object.assign(new Input(name, value, type), { checked });
export const select = (name: string, value: string) => new Select(name, value);
export const textArea = (name: string, value: string) => new TextArea(name, value);
