import { isKept } from "./is-kept.ts";
import { loadAgain } from "./load-again.ts";

/**
 * What a course costs is reckoned anew, and whom it fits is said, once somebody enters their form, or has answered
 * before.
 */
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
  // Somebody answered in another tab, or on the page that they come back from.
  addEventListener("storage", ({ key }) => key === "fit" && startFit());
  addEventListener("pageshow", ({ persisted }) => persisted && startAnswered());
}

/** Somebody may be in it before this is here. */
function onceEntered(part: HTMLElement | null, start: () => void) {
  if (part?.contains(document.activeElement)) start();
  else part?.addEventListener("focusin", start, { once: true });
}

/** Somebody may have been in it, too. */
const isBegun = (form: HTMLFormElement) => [...new FormData(form).values()].some(Boolean);
