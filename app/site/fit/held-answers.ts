import { FIT_STORE } from "./fit-answers.ts";

/** Where storage is refused the answers last as long as the page. */
let unkept: URLSearchParams | null = null;

/** What was answered on this device. */
export function heldAnswers(): URLSearchParams {
  if (unkept) return unkept;
  try {
    return new URLSearchParams(localStorage.getItem(FIT_STORE) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** For as long as the device lets them lie. */
export function keepAnswers(answers: URLSearchParams) {
  try {
    localStorage.setItem(FIT_STORE, String(answers));
    unkept = null;
  } catch {
    unkept = answers;
  }
}
