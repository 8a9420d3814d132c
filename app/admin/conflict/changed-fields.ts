import { asRecord } from "#app/admin/draft/form-entries.ts";
import type { Draft } from "#app/admin/draft/draft.ts";

/** A record at some moment. */
export interface Version {
  id: number;
  updated_at: string;
}

/** The result for a field edited by two people: either version, or, for texts, both in turn. */
export type Hand = "theirs" | "mine" | "both";

/** A field that differs, with both values as the form shows them. */
export interface TwoHandedField {
  name: string;
  label: string;
  /** Only values with lines can hold both. */
  kind: "words" | "lines" | "picture";
  /** The value before both edits; absent if unknown. */
  opened?: string;
  theirs: string;
  mine: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The forms of a record: as opened (null if unknown), as somebody else saved it, and as typed. */
export interface Hands {
  opened: HTMLFormElement | null;
  theirs: HTMLFormElement;
  mine: HTMLFormElement;
}

/** The differences between the typed and the saved form, in the form's labels and order. */
export function changedFields({ opened, theirs, mine }: Hands): TwoHandedField[] {
  const [before, newer, typed] = [opened && entriesOf(opened), entriesOf(theirs), entriesOf(mine)];
  return Object.keys({ ...newer, ...typed }).flatMap((name): TwoHandedField[] => {
    const controls = controlsOf(theirs, name);
    // A form may lack a field of the other: a draft beside a page has no status.
    if (controls.length === 0 || controlsOf(mine, name).length === 0 || isApart(controls[0]!)) return [];
    const isPicture = isPictureField(name);
    const isSame = newer[name] === typed[name] && !(isPicture && fileOf(mine, name));
    if (isSame) return [];
    const shown = isPicture ? pictureIn : shownIn;
    return [
      {
        name,
        label: labelOf(controls[0]!),
        kind: isPicture ? "picture" : hasLines(controls[0]!) ? "lines" : "words",
        ...(opened && before?.[name] !== undefined && { opened: shown(opened, name) }),
        theirs: shown(theirs, name),
        mine: shown(mine, name),
      },
    ];
  });
}

/** The typed entries with the chosen value of each field, to be filled into the form. */
export function chosenEntries({ theirs, mine }: Omit<Hands, "opened">, chosen: Record<string, Hand>): Draft {
  const [newer, typed] = [entriesOf(theirs), entriesOf(mine)];
  const entries = { ...typed };
  for (const [name, hand] of Object.entries(chosen)) {
    if (hand === "both") entries[name] = bothOf(newer[name] ?? "", typed[name] ?? "");
    if (hand !== "theirs") continue;
    entries[name] = newer[name] ?? "";
    const file = isPictureField(name) && fileInput(mine, name);
    if (file) delete entries[file.name];
  }
  return entries;
}

/** The lines of one, followed by those of the other that it lacks. */
export function bothOf(theirs: string, mine: string): string {
  const lines = theirs.split(/\r?\n/);
  return [...lines, ...mine.split(/\r?\n/).filter((line) => !lines.includes(line))].join("\n");
}

/** A chosen file is represented by its name. */
const entriesOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...asRecord(new FormData(form))].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

const controlsOf = ({ elements }: HTMLFormElement, name: string): Control[] => {
  const named = ([...elements] as Control[]).filter((control) => control.name === name);
  // Of a checkbox and its hidden field, the checkbox has the label.
  return named.toSorted((one, other) => Number(one.type === "hidden") - Number(other.type === "hidden"));
};

/** Not compared: the version, files (their picture is) and passwords. */
const isApart = ({ name, type }: Control) => name === "seen" || type === "file" || type === "password";

const isPictureField = (name: string) => name.startsWith("existing");

const fileInput = (form: HTMLFormElement, name: string) =>
  controlsOf(form, name)[0]?.closest(".field")?.querySelector<HTMLInputElement>("input[type=file]");

const fileOf = (form: HTMLFormElement, name: string): File | undefined => fileInput(form, name)?.files?.[0];

function pictureIn(form: HTMLFormElement, name: string): string {
  const file = fileOf(form, name);
  return file ? URL.createObjectURL(file) : controlsOf(form, name)[0]!.value;
}

/** Lists and small tables give one line per row. */
function shownIn(form: HTMLFormElement, name: string): string {
  const controls = controlsOf(form, name);
  const rows = rowsAround(controls[0]!);
  if (rows) return [...rows.querySelectorAll("li")].map(shownRow).filter(Boolean).join("\n");
  const isChoice = controls[0]!.type === "radio" || (controls[0]!.type === "checkbox" && !isSwitch(controls[0]!));
  if (!isChoice) return shownWords(controls[0]!);
  const ticked = controls.filter((control) => (control as HTMLInputElement).checked);
  return ticked.map(choiceLabel).join("\n");
}

/** A section may hold a list among other fields, which are not rows of it. */
const rowsAround = (control: Control) => control.closest("fieldset:has(> ol)")?.querySelector("ol");

const shownRow = (row: Element) =>
  [...row.querySelectorAll<Control>("input, select, textarea")].map(shownWords).filter(Boolean).join(", ");

function shownWords(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.value === "" ? "" : (control.selectedOptions[0]?.text ?? "");
  if (control.type === "checkbox") return (control as HTMLInputElement).checked ? "Yes" : "No";
  return control.value.trim();
}

const choiceLabel = (control: Control) => control.ariaLabel ?? control.labels?.[0]?.textContent.trim() ?? control.value;

/** A yes/no checkbox; others are options of one question. */
const isSwitch = ({ type, value }: Control) => type === "checkbox" && value === "1";

const hasLines = (control: Control) =>
  control instanceof HTMLTextAreaElement || (rowsAround(control) != null && control.type === "text");

function labelOf(control: Control): string {
  const group = control.closest("fieldset")?.querySelector("legend");
  const isOneOfMany =
    control.type === "radio" || (control.type === "checkbox" && !isSwitch(control)) || rowsAround(control) != null;
  const heading = isOneOfMany ? group : (control.labels?.[0] ?? group);
  const shown = heading ?? control.closest(".field")?.querySelector(".label, label");
  return shown?.textContent.trim() || control.name.replaceAll("_", " ");
}
