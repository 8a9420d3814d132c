import type { Page } from "@playwright/test";

/** One state of a page: how to reach it, and the widths at which it exists. */
export interface PageState {
  name: string;
  path: string;
  /** The actions before the screenshot. */
  act?: (page: Page) => Promise<unknown>;
  /** The window only: for what floats over the page. */
  isWindow?: true;
  widths?: readonly number[];
  /** The pop-up opens by itself after two seconds; in other states it is suppressed. */
  hasPopup?: true;
}

const press = (name: RegExp | string) => (page: Page) => page.getByRole("button", { name }).first().click();
const phones = [360, 768] as const;
const desks = [1440] as const;

const home: PageState[] = [
  { name: "home", path: "/" },
  { name: "home-menu-open", path: "/", act: openCourses, isWindow: true, widths: desks },
  {
    name: "home-mobile-panel",
    path: "/",
    act: (page) => page.getByLabel("Menu").click(),
    isWindow: true,
    widths: phones,
  },
  { name: "home-popup", path: "/", act: popup, isWindow: true, hasPopup: true },
  { name: "home-scrolled", path: "/", act: (page) => page.mouse.wheel(0, 500), isWindow: true },
  { name: "home-all-universities", path: "/", act: press("See More Universities") },
  { name: "home-university-dialog", path: "/", act: openFirstDialog, isWindow: true },
  { name: "home-university-without-scripts", path: "/?university=deccan-gate-university" },
  { name: "home-program-category", path: "/?category=law#programs", isWindow: true },
  { name: "home-program-details", path: "/?program=online-mba#programs", isWindow: true },
  { name: "home-faq-open", path: "/", act: openFirstQuestion, isWindow: true },
  { name: "home-administrator-bar", path: "/", act: asAdministrator, isWindow: true },
];

const courses: PageState[] = [
  { name: "courses", path: "/courses" },
  { name: "courses-dialog", path: "/courses", act: openFirstDialog, isWindow: true },
  { name: "courses-filtered", path: "/courses?mode=online&sort=fee" },
  { name: "courses-empty", path: "/UG?field=law" },
  ...["UG", "PG", "PGDCS"].map((type) => ({ name: `degree-${type.toLowerCase()}`, path: `/${type}` })),
  ...["mba", "engineering", "data-science", "medicine"].map((field) => ({
    name: `field-${field}`,
    path: `/courses/${field}`,
  })),
  { name: "course", path: "/courses/online-mba" },
  { name: "program", path: "/programs/online-mba" },
];

const deciding: PageState[] = [
  { name: "compare", path: "/compare?courses=online-mba,online-mca,online-bba,bachelor-of-design" },
  { name: "compare-two", path: "/compare?courses=online-mba,online-mca&only=differences" },
  { name: "compare-one", path: "/compare?courses=online-mba" },
  { name: "compare-empty", path: "/compare" },
  { name: "compare-bar", path: "/courses", act: choose, isWindow: true },
  { name: "shortlist-empty", path: "/shortlist" },
  { name: "shortlist-sent", path: "/shortlist#online-mba=Weekend+classes&online-mca=", act: seeList },
  { name: "shortlist", path: "/shortlist#online-mba=Weekend+classes&online-mca=", act: takeOver },
];

const universities: PageState[] = [
  { name: "universities", path: "/universities" },
  { name: "universities-page-2", path: "/universities?page=2" },
  { name: "universities-dialog", path: "/universities", act: openFirstDialog, isWindow: true },
  { name: "universities-empty", path: "/universities?q=nothing-like-this" },
  { name: "university", path: "/universities/deccan-gate-university" },
];

const forms: PageState[] = [
  { name: "contact", path: "/contact" },
  { name: "contact-refused", path: "/contact", act: refuse },
  { name: "contact-thanks", path: "/contact?sent=1" },
  { name: "contact-all-faqs", path: "/contact", act: press("View all FAQs") },
  { name: "admission", path: "/OnlineAdmission" },
  { name: "admission-with-university", path: "/OnlineAdmission?university=deccan-gate-university" },
  { name: "admission-refused", path: "/OnlineAdmission", act: refuse },
  { name: "admission-thanks", path: "/OnlineAdmission?sent=1" },
  { name: "guidance", path: "/guidance" },
  { name: "guidance-refused", path: "/guidance", act: refuse },
  { name: "guidance-thanks", path: "/guidance?sent=1" },
  { name: "newsletter-link-outdated", path: "/newsletter/leave/none", act: press(/./) },
];

const reading: PageState[] = [
  { name: "blogs", path: "/Blogs" },
  { name: "article", path: "/Blogs/read-the-fee-sheet-before-a-loan" },
  { name: "gallery", path: "/Gallery" },
  {
    name: "gallery-lightbox",
    path: "/Gallery",
    act: (page) => page.locator("main a:has(img)").first().click(),
    isWindow: true,
  },
  { name: "about", path: "/about" },
  { name: "search", path: "/search" },
  { name: "search-results", path: "/search?q=mba" },
  { name: "search-empty", path: "/search?q=zeppelin" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "who-pays-us", path: "/who-pays-us" },
  { name: "not-found", path: "/nothing-here" },
  { name: "unreadable-address", path: "/%00" },
];

/** Every state of the public pages. */
export const siteStates: PageState[] = [...home, ...courses, ...deciding, ...universities, ...forms, ...reading];

async function choose(page: Page) {
  for (const place of [0, 1, 2]) await page.locator('.hold[name="courses"]').nth(place).click();
  await page.getByRole("link", { name: "Compare 3" }).waitFor();
}

async function seeList(page: Page) {
  await page.locator(".kept").first().waitFor();
}

async function takeOver(page: Page) {
  await page.getByRole("button", { name: "Take the list over" }).click();
  await page.getByLabel("My note").first().waitFor();
}

async function openCourses(page: Page) {
  await page.locator(".nav summary").first().click();
}

async function popup(page: Page) {
  await page.locator("#guidance-popup[open]").waitFor();
}

async function openFirstQuestion(page: Page) {
  const question = page.locator("#faq summary").first();
  await question.scrollIntoViewIfNeeded();
  await question.click();
}

/** Bypasses the browser's own validation, to show the messages beside the fields. */
async function refuse(page: Page) {
  const form = page.locator("main form:has(textarea, [type=email])").first();
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await form.locator("[type=submit]").click();
  await form.locator("[aria-invalid=true]").first().waitFor();
}

async function openFirstDialog(page: Page) {
  await page.locator('main a[data-dialog]:not([href="/guidance"])').first().click();
  await page.locator("dialog[open]").waitFor();
}

async function asAdministrator(page: Page) {
  await page.evaluate(() => localStorage.setItem("adminToken", "any"));
  await page.reload();
}
