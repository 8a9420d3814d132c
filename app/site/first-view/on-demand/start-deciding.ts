import { loadAgain } from "./load-again.ts";

/** What a course costs is reckoned anew, and whom it fits is said, once somebody enters their form, or has answered before. */
export function startDeciding(): void {
  const cost = document.querySelector<HTMLFormElement>("form[data-cost]");
  const startCost = () =>
    loadAgain(
      () => import("#app/site/cost/follow-cost.ts"),
      ({ followCost }) => followCost(cost!),
    );
  cost?.addEventListener("focusin", startCost, { once: true });
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
  finder?.addEventListener("focusin", startWaiting, { once: true });
  if (!document.querySelector("[data-fit]")) return;
  document.querySelector("form[data-answers]")?.addEventListener("focusin", startFit, { once: true });
  const startAnswered = () => hasAnswered() && startFit();
  startAnswered();
  // Somebody answered in another tab, or on the page that they come back from.
  addEventListener("storage", ({ key }) => key === "fit" && startFit());
  addEventListener("pageshow", ({ persisted }) => persisted && startAnswered());
}

function hasAnswered() {
  try {
    return localStorage.getItem("fit") !== null;
  } catch {
    // Where storage is refused nothing is kept.
    return false;
  }
}
