import { type Fit, fitOf, type FitRule, type Fitted, verdictsInShort, verdictWords } from "#app/domain/fit/fit.ts";
import { make } from "#app/site/holding/make-element.ts";
import { type FitKey, fitKeys, type NumberKey, readAnswers, refusalOf } from "./fit-answers.ts";
import { heldAnswers, keepAnswers } from "./held-answers.ts";
import { reasonSaid } from "./reason-said.ts";

let isFollowing = false;

/**
 * Shows beside each course whether somebody fits it, by answers that only this device keeps; called again, it uses the
 * current ones.
 */
export function driveFit(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answers]");
  if (form && !isFollowing) followForm(form);
  isFollowing = true;
  const answers = heldAnswers();
  if (form) {
    for (const key of fitKeys) fill(form.elements.namedItem(key) as HTMLInputElement, answers.get(key) ?? "");
    showRefusals(form);
  }
  showFits(answers);
}

/** For rows that are not in the page yet. */
export const showHeldFits = (rows: Iterable<HTMLElement | null>) => {
  for (const row of rows) if (row) showFits(heldAnswers(), row);
};

function followForm(form: HTMLFormElement) {
  // Includes earlier answers, and what was typed before this ran: until now its fields were empty.
  keepAnswers(new URLSearchParams({ ...Object.fromEntries(heldAnswers()), ...Object.fromEntries(answersIn(form)) }));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    const said = answersIn(form);
    keepAnswers(said);
    showRefusals(form);
    showFits(said);
  });
}

function showRefusals(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[aria-describedby]")) {
    const refusal = refusalOf(field.name as NumberKey, field.value);
    field.ariaInvalid = refusal && "true";
    document.getElementById(field.getAttribute("aria-describedby")!)!.textContent = refusal;
  }
}

function fill(field: HTMLInputElement, value: string) {
  if (field.type === "checkbox") field.checked = value === field.value;
  else field.value = value;
}

function answersIn(form: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(form)].filter((entry): entry is [FitKey, string] => entry[1] !== "");
  return new URLSearchParams(said);
}

function showFits(answers: URLSearchParams, within: ParentNode = document) {
  for (const place of within.querySelectorAll<HTMLElement>("[data-fit]")) {
    if (String(answers) === "") {
      place.replaceChildren();
      continue;
    }
    const fit = fitOf(JSON.parse(place.dataset["fit"]!) as Fitted, readAnswers(answers));
    const { below } = place.dataset;
    const said = place.hasAttribute("data-whole") ? wholeOf(fit) : [below ? wayBelow(fit, below) : verdictOf(fit)];
    if (fit.verdict === "ask" && !below) said.splice(1, 0, askAbout(place.dataset));
    place.replaceChildren(...said);
  }
}

const askAbout = ({ ask, asked }: DOMStringMap) =>
  make("a", { class: "ask", href: ask!, "aria-label": `Ask about this: ${asked}` }, "Ask about this");

const marks = { eligible: "is-yes", "not-eligible": "is-no", ask: "is-ask" };

const wayBelow = ({ verdict }: Fit, href: string) =>
  make("a", { class: `verdict ${marks[verdict]}`, href }, verdictsInShort[verdict]);

const verdictOf = (fit: Fit) => make("strong", { class: `verdict ${marks[fit.verdict]}` }, verdictWords(fit));

function wholeOf(fit: Fit): HTMLElement[] {
  const all = [...fit.rules, ...fit.wishes];
  const changes = all.flatMap((rule) => rule.changes);
  return [
    verdictOf(fit),
    make("ul", { class: "reasons" }, ...all.map(reasonOf)),
    ...(changes.length === 0
      ? []
      : [
          make("h3", {}, "What would change it"),
          make("ul", { class: "doors" }, ...changes.map((change) => make("li", {}, change))),
        ]),
    make("p", { class: "checked" }, "The university decides when it has seen your mark sheets."),
  ];
}

function reasonOf(rule: FitRule) {
  const [mark, reason] = reasonSaid(rule);
  return make("li", { class: `is-${rule.met}` }, make("span", { class: "visually-hidden" }, mark), reason);
}
