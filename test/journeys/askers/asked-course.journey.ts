import { axeFinds } from "#test/journeys/axe-finds.ts";
import {
  expect,
  forget,
  openSignedIn,
  popupTimeToPass,
  takeTheTimeOfAPerson,
  test,
  withoutPopup,
} from "#test/journeys/story.ts";

test("who asks one question of one course in a comparison is shown to the counsellor with that course, and counted under it", async ({
  page,
}) => {
  test.slow();
  await withoutPopup(page);
  await page.goto("/compare?courses=online-mba,online-bba");
  const ask = page.getByRole("link", { name: /^Ask about this: / }).first();
  const asked = (await ask.getAttribute("data-course"))!;
  const [, title, university, question] = /^(.+) at (.+?): (.+)$/.exec(asked)!;
  await ask.click();
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  await expect(popup.getByLabel("Interested course")).toHaveValue(asked);
  await popup.getByLabel("Name").fill("Nandini Exact");
  await popup.getByLabel("Phone").fill("98220 64981");
  await popup.getByLabel("Email").fill("nandini.exact@mail.example");
  await takeTheTimeOfAPerson(page);
  await popup.getByRole("button", { name: "Request a call back" }).click();
  await expect(popup).toBeHidden();

  await openSignedIn(page, "/admin/leads?view=table&q=nandini");
  await page.getByRole("link", { name: "Nandini Exact", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Nandini Exact" });
  await expect(drawer.getByRole("heading", { name: "The course asked for" })).toBeVisible();
  await expect(drawer.getByText(`${title}, ${university}`, { exact: true })).toBeVisible();
  const facts = drawer.getByRole("region", { name: "Facts" });
  await expect(facts).toContainText(`Course${asked}`);
  await expect(facts).toContainText(`Asks about${question}`);

  await page.goto("/admin/figures?period=week&by=course");
  await page.getByLabel("Told by").selectOption("By course");
  const row = page.getByRole("row", { name: new RegExp(`^${title} at ${university}`) });
  await row.getByRole("link").first().click();
  await expect(page.getByText(`asked about ${title} at ${university}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Nandini Exact", exact: true })).toBeVisible();
  await forget(page, "leads", "Nandini Exact");
});

test("on a course's page the pop-up that comes by itself has the course chosen, and another can be", async ({
  page,
}) => {
  await page.goto("/courses/online-mba");
  await popupTimeToPass(page);
  const popup = page.getByRole("dialog", { name: "Get Expert Guidance" });
  const course = popup.getByLabel("Interested course");
  await expect(course).toHaveValue(/^Online MBA at /);
  expect(await axeFinds(page, { part: "#guidance-popup" })).toEqual([]);
  await course.selectOption("Not sure yet");
  await expect(course).toHaveValue("Not sure yet");
});
