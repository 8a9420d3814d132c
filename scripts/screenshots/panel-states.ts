import type { Page } from "@playwright/test";
import type { PageState } from "./site-states.content.ts";

/** Every screen in the sidebar, with its dialogs, discovered at run time: a new screen needs no line here. */
export async function findPanelStates(page: Page): Promise<PageState[]> {
  const anchors = page.locator('nav a[href^="/admin/"]');
  await anchors.first().waitFor({ state: "attached" });
  const links = await anchors.evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
  const screens = [...new Set(links.map((link) => link.split("?")[0]!))];
  return screens.flatMap((path) => {
    const name = path.slice("/admin/".length).replaceAll("/", "-");
    return [
      { name, path },
      { name: `${name}-empty`, path: `${path}?q=nothing-like-this`, isWindow: true },
      { name: `${name}-new`, path: `${path}?new=`, act: needDialog, isWindow: true },
      { name: `${name}-new-refused`, path: `${path}?new=`, act: refuse, isWindow: true },
      { name: `${name}-edit`, path: `${path}?edit=1`, act: needDialog, isWindow: true },
      { name: `${name}-delete`, path: `${path}?delete=1`, act: needDialog, isWindow: true },
    ];
  });
}

/** States without a link. */
export const panelExtraStates: PageState[] = [
  { name: "article-editor", path: "/admin/blogs/1" },
  { name: "missing-screen", path: "/admin/nothing-here", isWindow: true },
  {
    name: "dashboard-sidebar-open",
    path: "/admin/dashboard",
    act: (page) =>
      page
        .getByRole("button", { name: /menu|sidebar/i })
        .first()
        .click({ timeout: 2000 }),
    isWindow: true,
    widths: [360, 768],
  },
];

/** Thrown if a screen has no such state. */
export class NoSuchState extends Error {}

async function needDialog(page: Page) {
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor({ timeout: 1500 }).catch(() => Promise.reject(new NoSuchState()));
  return dialog;
}

async function refuse(page: Page) {
  const dialog = await needDialog(page);
  await dialog.locator("[type=submit]").first().click({ timeout: 1500 });
}
