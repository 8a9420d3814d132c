/** A record as it stood at some moment. */
export interface Version {
  id: number;
  updated_at: string;
}

/** A field that somebody else has changed meanwhile, with both values in short. */
export interface ChangedField {
  name: string;
  label: string;
  opened: string;
  newer: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const SHOWN_CHARACTERS = 80;
/** Where a form and the API call the same thing by different names. */
const recordNames: Record<string, string> = {
  existingImage: "image_url",
  existingLogo: "logo_url",
  published_at: "date",
};

/** What differs between the version that a form opened and the one stored since, in the form's own words and order. */
export function changedFields(form: HTMLFormElement, opened: Version, newer: Version): ChangedField[] {
  const controls = new Map<string, Control>();
  for (const control of [...form.elements] as Control[]) {
    // Of a tick box and the hidden field beside it the box has the label.
    if (control.name && (!controls.has(control.name) || control.type !== "hidden")) controls.set(control.name, control);
  }
  return [...controls].flatMap(([name, control]) => {
    const one = valueOf(opened, name);
    const other = valueOf(newer, name);
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const [before, now] = inShort(wordsOf(control, one), wordsOf(control, other));
    return [{ name, label: labelOf(control), opened: before, newer: now }];
  });
}

type Value = string | number | null | undefined | Value[] | { [name: string]: Value };

const valueOf = (version: Version, name: string) =>
  (version as unknown as Record<string, Value>)[recordNames[name] ?? name];

function wordsOf(control: Control, value: Value): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map((entry) => wordsOf(control, entry)).join(", ");
  if (typeof value === "object") return wordsOf(control, value["name"] ?? Object.values(value));
  const text = `${value}`;
  if (control.name.startsWith("existing")) return text.slice(text.lastIndexOf("/") + 1);
  if (isSwitch(control)) return text === "1" ? "Yes" : "No";
  return control instanceof HTMLSelectElement ? optionOf(control, text) : plainText(text);
}

/** A box that says yes or no; other boxes are choices of one question. */
const isSwitch = ({ type, value }: Control) => type === "checkbox" && value === "1";

const optionOf = (select: HTMLSelectElement, value: string) =>
  [...select.options].find((option) => option.value === value)?.text ?? value;

const plainText = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Long texts begin a little before their first difference. */
function inShort(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const longest = Math.max(one.length, other.length);
  const start = longest > SHOWN_CHARACTERS ? Math.max(0, same - SHOWN_CHARACTERS / 4) : 0;
  const cut = (text: string) => {
    const part = text.slice(start, start + SHOWN_CHARACTERS);
    return `${start > 0 ? "…" : ""}${part}${start + part.length < text.length ? "…" : ""}`;
  };
  return [cut(one), cut(other)];
}

function labelOf(control: Control): string {
  const group = control.closest("fieldset")?.querySelector("legend");
  const isOneOfMany = control.type === "radio" || (control.type === "checkbox" && !isSwitch(control));
  const heading = isOneOfMany ? group : (control.labels?.[0] ?? group);
  const shown = heading ?? control.closest(".field")?.querySelector(".label, label");
  return shown?.textContent.trim() || control.name.replaceAll("_", " ");
}
