import { isKept } from "./is-kept.ts";
import { loadAgain } from "./load-again.ts";

/** Starts the calculation of costs and fit once their form is focused, or has answers already. */
export function startDeciding(): void {
  const cost = document.querySelector<HTMLFormElement>("form[data-cost]");
  const startCost = () =>
    loadAgain(
      () => import("#app/site/cost/follow-cost.ts"),
      ({ followCost }) => followCost(cost!),
    );
  onceEntered(cost, startCost);
  const startFit = () =>
    loadAgain(
      () => import("#app/site/fit/drive-fit.ts"),
      ({ driveFit }) => driveFit(),
    );
  const sheet = document.querySelector<HTMLElement>("[data-sheet]");
  if (sheet)
    loadAgain(
      () => import("#app/site/family-sheet/open-sheet.ts"),
      ({ openSheet }) => openSheet(sheet),
    );
  const budget = document.querySelector<HTMLElement>("[data-budget]");
  if (budget)
    loadAgain(
      () => import("#app/site/find/drive-budget.ts"),
      ({ driveBudget }) => driveBudget(budget),
    );
  const finder = document.querySelector<HTMLElement>(".find-page");
  const startWaiting = () =>
    loadAgain(
      () => import("#app/site/find/wait-for-network.ts"),
      ({ waitForNetwork }) => waitForNetwork(finder!),
    );
  onceEntered(finder, startWaiting);
  if (!document.querySelector("[data-fit]")) return;
  const answers = document.querySelector<HTMLFormElement>("form[data-answers]");
  onceEntered(answers, startFit);
  const startAnswered = () => (isKept("fit") || (answers && isBegun(answers))) && startFit();
  startAnswered();
  // Answers from another tab, or from the page returned from.
  addEventListener("storage", ({ key }) => key === "fit" && startFit());
  addEventListener("pageshow", ({ persisted }) => persisted && startAnswered());
}

/** Somebody may be in it already. */
function onceEntered(part: HTMLElement | null, start: () => void) {
  if (part?.contains(document.activeElement)) start();
  else part?.addEventListener("focusin", start, { once: true });
}

/** Or may have been in it. */
const isBegun = (form: HTMLFormElement) => [...new FormData(form).values()].some(Boolean);
