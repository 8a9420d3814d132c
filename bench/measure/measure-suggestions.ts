import { chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "#scripts/install/ensure-browser.ts";
import { browserParameters } from "#scripts/install/find-browser.ts";
import { quantile, verdict } from "#bench/verdict.ts";

/** Beginnings, words and misspellings, each with results in the filled catalogue. */
const typed =
  "on onl online mb mba mca fin finance robo robotics ko kochi pune dec deccan sahya open gate law data science desi design jour public kohci finence robotcs".split(
    " ",
  );

/** The time from a keystroke until the first suggestion is painted, by the page's own clock. */
export async function measureSuggestionsAt(address: string) {
  const browser = await chromium.launch({ executablePath: (await ensureBrowser()) ?? "", args: browserParameters });
  try {
    const page = await browser.newPage({ baseURL: address });
    await page.goto("/search");
    const field = page.locator("main input[name=q]");
    await field.focus();
    await page.locator("main input[role=combobox]").waitFor();
    await page.evaluate(notePainted);
    const times: number[] = [];
    for (const text of typed) times.push(await timeTo(page, text));
    verdict(`First suggestion: median ${quantile(times, 0.5).toFixed(1)} ms, p95`, quantile(times, 0.95), "ms", 100);
  } finally {
    await browser.close();
  }
}

async function timeTo(page: Page, text: string): Promise<number> {
  const field = page.locator("main input[name=q]");
  await field.fill("");
  await page.locator(".suggest").first().waitFor({ state: "hidden" });
  await page.evaluate(() => performance.clearMeasures());
  await field.pressSequentially(text.slice(0, 1));
  await page.keyboard.insertText(text.slice(1));
  const painted = await page.waitForFunction(() => performance.getEntriesByName("suggested")[0]?.duration);
  return (await painted.jsonValue())!;
}

/** Runs in the page. A task queued in a frame's callback runs after that frame is painted. */
function notePainted() {
  let since: number | null = null;
  document.addEventListener("input", () => (since = performance.now()), { capture: true });
  new MutationObserver(() => {
    const start = since;
    if (start === null || !document.querySelector(".suggest:not([hidden]) [role=option]")) return;
    since = null;
    requestAnimationFrame(() => setTimeout(() => performance.measure("suggested", { start })));
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
}
