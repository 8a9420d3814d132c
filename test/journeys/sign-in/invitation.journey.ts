import type { Page } from "@playwright/test";
import { linkMailedTo, test } from "#test/journeys/mailed-story.ts";
import { deleteInList, expectNothingOf } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, sendLead, signIn, staffHeaders } from "#test/journeys/story.ts";

const email = "kavita.jadhav@mail.example";

test.describe("taken back", () => {
  // The older link is looked at once more.
  test.use({ refusal: 404 });

  test("staff invite by keyboard; who comes chooses name and password, signs in and is in the list", async ({
    page,
    mails,
    browser,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSignedIn(page, "/admin/users");
    await expect(page.getByRole("link", { name: "Invite" })).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog", { name: "Invite" }).getByLabel("Email")).toBeFocused();
    await page.keyboard.type(email);
    await page.getByLabel("Role").selectOption("Counsellor");
    await page.getByRole("textbox", { name: "Email" }).press("Enter");
    await expect(page.getByText(`The invitation is on its way to ${email}`)).toBeVisible();
    const invited = page.getByRole("region", { name: "Invited" });
    await expect(invited).toContainText(email);
    const first = await linkMailedTo(mails, email);
    await expect(async () => {
      await page.reload();
      await expect(invited).toContainText("Link good until", { timeout: 1000 });
    }).toPass();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNothingOf(page, ".beside-users");
    }
    await page.getByRole("button", { name: `Send again to ${email}` }).press("Enter");
    // Earlier stories of the worker may have mails under way.
    const mailsTo = () => mails.received.filter(({ recipients }) => recipients.includes(email)).length;
    await expect.poll(mailsTo).toBe(2);
    const link = await linkMailedTo(mails, email);
    expect(link).not.toBe(first);

    const visitor = await (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage();
    await visitor.goto(first);
    await expect(visitor.getByRole("alert")).toContainText("This invitation has expired, was used already");
    await visitor.goto("about:blank");
    await visitor.goto(link);
    await expect(visitor.getByLabel("Username")).toBeFocused();
    for (const width of [360, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNothingOf(visitor);
    }
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByLabel("Username")).toHaveAccessibleDescription(/Username is required/);
    await visitor.keyboard.type("kavita");
    await visitor.getByLabel("Name", { exact: true }).fill("Kavita Jadhav");
    await visitor.getByLabel("Password", { exact: true }).fill("forty wise parrots");
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("status")).toContainText("Your account is ready. Sign in");
    await signIn(visitor, { username: "kavita", password: "forty wise parrots" });
    await expect(visitor).toHaveURL(/\/admin\/day$/);

    // A counsellor has her own people and nobody's, and nothing of the office (record 049).
    await expect(visitor.getByRole("link", { name: "Welcome, Counsellor" })).toBeVisible();
    const links = visitor.getByRole("navigation", { name: "Admin" });
    await expect(links.getByRole("link", { name: "Leads" })).toBeVisible();
    await expect(links.getByRole("link", { name: "Users" })).toHaveCount(0);
    await giveLead(page, { name: "Ujwala Pagare", phone: "97000 11001" }, "kavita");
    await giveLead(page, { name: "Zahir Qureshi", phone: "97000 11002" }, process.env["ADMIN_USERNAME"]!);
    await visitor.goto("/admin/leads?q=9700011");
    await expect(visitor.getByRole("row", { name: "Ujwala Pagare" })).toBeVisible();
    await expect(visitor.getByText("Zahir Qureshi")).toHaveCount(0);
    await expect(visitor.getByRole("button", { name: "Export" })).toHaveCount(0);
    await expect(visitor.getByRole("link", { name: /^Delete/ })).toHaveCount(0);
    await visitor.goto("/admin/users");
    await expect(visitor.getByText("As a counsellor you may not see users.")).toBeVisible();
    await expectNothingOf(visitor);
    await visitor.goto("/admin/courses");
    await expect(visitor.getByRole("heading", { name: "Courses" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: "New course" })).toHaveCount(0);
    await visitor.context().close();

    await page.reload();
    await expect(page.getByRole("row", { name: "kavita" })).toContainText(email);
    await expect(page.getByRole("row", { name: "kavita" })).toContainText("Counsellor");
    await deleteLeads(page);
    await expect(invited).toHaveCount(0);
    await deleteInList(page, "user", "kavita");
  });
});

test("an invitation is taken back by keyboard, and the focus stays among the invited", async ({ page }) => {
  await openSignedIn(page, "/admin/users?new");
  for (const name of ["one", "two"]) {
    await page.getByRole("dialog", { name: "Invite" }).getByLabel("Email").fill(`${name}@mail.example`);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`The invitation is on its way to ${name}@mail.example`)).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Invite" })).toBeHidden();
    if (name === "one") await page.keyboard.press("n");
  }
  await page.getByRole("button", { name: "Take back the invitation of one@mail.example" }).press("Enter");
  await expect(page.getByText("The invitation is taken back")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Invited" })).toBeFocused();
  await page.getByRole("button", { name: "Take back the invitation of two@mail.example" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Invited" })).toHaveCount(0);
});

/** A lead of this member of staff. */
async function giveLead(page: Page, person: Record<"name" | "phone", string>, owner: string) {
  await sendLead(page, person);
  const headers = await staffHeaders(page);
  const counsellors = await (await page.request.get("/backend/admin/counsellors.php", { headers })).json();
  const owner_id = counsellors.data.find(({ username }: { username: string }) => username === owner).id;
  const [id] = await idsOf(page, person.phone);
  const change = await page.request.put(`/backend/admin/leads.php?id=${id}`, { headers, data: { owner_id } });
  expect(change.status()).toBe(200);
}

async function deleteLeads(page: Page) {
  const headers = await staffHeaders(page);
  for (const id of await idsOf(page, "9700011"))
    await page.request.delete(`/backend/admin/leads.php?id=${id}`, { headers });
}

async function idsOf(page: Page, q: string): Promise<number[]> {
  const headers = await staffHeaders(page);
  const answer = await page.request.get("/backend/admin/leads.php", { params: { q }, headers });
  return (await answer.json()).data.map(({ id }: { id: number }) => id);
}
