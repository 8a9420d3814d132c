import { useContext } from "react";
import { PageNonce } from "#app/admin/keyboard/early-keys.tsx";

declare global {
  interface Window {
    /** Says at the foot of the window why the panel does nothing, with a link that loads it again. */
    sayAsleep?: (words: string) => void;
  }
}

/** A line this slow needs a word, too. */
const LATE_MS = 15_000;

const say = `sayAsleep = (words) => {
  if (document.documentElement.classList.contains("is-awake") || document.querySelector(".asleep-note")) return;
  const note = document.createElement("p");
  note.className = "asleep-note";
  note.role = "alert";
  note.innerHTML = '<a href="">Load it again</a>';
  note.prepend(words + " ");
  document.body.append(note);
};
(() => {
  const late = () => sayAsleep("Not all of the panel has come: what you press may do nothing.");
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && late(), true);
  addEventListener("unhandledrejection", late);
  setTimeout(late, ${LATE_MS});
})();`;

/** Stands in the panel's head: a page whose scripts are lost, or hang, looks whole and answers nothing. */
export function AsleepNote() {
  const text = import.meta.env.SSR ? say : "";
  return <script nonce={useContext(PageNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
