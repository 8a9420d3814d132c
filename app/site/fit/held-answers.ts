import { FIT_STORE } from "./fit-answers.ts";

/** Without storage the answers last as long as the page. */
let unkept: URLSearchParams | null = null;

/** The answers on this device. */
export function heldAnswers(): URLSearchParams {
  if (unkept) return unkept;
  try {
    return new URLSearchParams(localStorage.getItem(FIT_STORE) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** Stores the answers for as long as the browser keeps them. */
export function keepAnswers(answers: URLSearchParams) {
  try {
    localStorage.setItem(FIT_STORE, String(answers));
    unkept = null;
  } catch {
    unkept = answers;
  }
}
