import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  deleteInList,
  expectNothingOf,
  expectNothingSideways,
  expectPageForEveryone,
} from "#test/journeys/panel-screens.ts";
import {
  createAdministrator,
  expect,
  forget,
  openSignedIn,
  sendLead,
  signIn,
  staffHeaders,
  test,
} from "#test/journeys/story.ts";

const username = "journey.counsellor";

test("staff find, change and delete a user, and nobody sets another's password", async ({ page }) => {
  await createAdministrator(page, username);
  await openSignedIn(page, "/admin/users");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  await expect(page.locator("tbody tr").filter({ hasText: "You" })).toContainText(process.env["ADMIN_USERNAME"]!);

  await page.keyboard.press("/");
  await page.keyboard.type("JOURNEY.COUNSELLOR@");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${username}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit user" });
  await expect(edited.getByLabel("Email")).toHaveValue("journey.counsellor@disha.example");
  await expect(edited.locator("input[type=password]")).toHaveCount(0);
  await edited.getByLabel("Email").fill("journey.counsellor@mail.example");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${username} saved`)).toBeVisible();
  await expect(page.locator("tbody")).toContainText("journey.counsellor@mail.example");

  await deleteInList(page, "user", username);

  await page.goto(`/admin/users?q=${process.env["ADMIN_USERNAME"]!}`);
  await page.getByRole("link", { name: `Edit ${process.env["ADMIN_USERNAME"]!}`, exact: true }).click();
  await expect(edited.getByRole("button", { name: "Send a link to set a new password" })).toBeHidden();
  await edited.getByRole("link", { name: "My account" }).click();
  await expect(page.getByLabel("Current password").first()).toBeVisible();
});

test("where no mail leaves, the sign-in says whom to ask, and a colleague hands the link over", async ({
  page,
  browser,
  baseURL,
}) => {
  await createAdministrator(page, "locked.out");
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/admin/login");
  await visitor.getByRole("link", { name: "Forgot password?" }).click();
  await expect(visitor.getByText("Ask another administrator")).toBeVisible();
  await expect(visitor.getByText("npm run reset-password")).toBeVisible();
  await expectPageForEveryone(visitor);

  await openSignedIn(page, "/admin/users?q=locked.out");
  await page.getByRole("link", { name: "Edit locked.out" }).click();
  await page.getByRole("button", { name: "Send a link to set a new password" }).click();
  const link = page.getByRole("dialog", { name: "The link" }).getByLabel("Link", { exact: true });
  await expect(link).toBeFocused();
  await expectNothingOf(page, "dialog[open]:last-of-type");
  const address = new URL(await link.inputValue());
  await visitor.goto(address.pathname + address.hash);
  await visitor.getByLabel("New password", { exact: true }).fill("forty wise parrots");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("status")).toHaveText("Your new password is set. Sign in with it.");
  await signIn(visitor, { username: "locked.out", password: "forty wise parrots" });
  await expect(visitor).toHaveURL(/\/admin\/dashboard$/);
  await visitor.context().close();
  await page.goto("/admin/users");
  await deleteInList(page, "user", "locked.out");
});

test("a message from a template is signed by the name that its writer gives", async ({ page }) => {
  const writer = await createAdministrator(page, "desk.two");
  await sendLead(page, { name: "Bhavna Signed", phone: "98220 61790" });
  await openSignedIn(page, "/admin/leads?view=table&q=signed", writer);
  await page.getByRole("link", { name: "Bhavna Signed", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "WhatsApp", exact: true }).click();
  const message = page.getByRole("dialog", { name: "WhatsApp to Bhavna Signed" });
  await message.getByLabel("Template").selectOption("Missed call");
  await expect(message.getByLabel("Message")).toHaveValue(/this is desk\.two, your counsellor/);
  await message.getByRole("link", { name: "give your name" }).click();
  const user = page.getByRole("dialog", { name: "Edit user" });
  await user.getByLabel("Name", { exact: true }).fill("Sonal Deshpande");
  await user.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("desk.two saved")).toBeVisible();

  await page.goto("/admin/leads?view=table&q=signed");
  await page.getByRole("link", { name: "Bhavna Signed", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "WhatsApp", exact: true }).click();
  await message.getByLabel("Template").selectOption("Missed call");
  await expect(message.getByLabel("Message")).toHaveValue(/this is Sonal Deshpande, your counsellor/);
  await expect(message.getByText("They are signed")).toHaveCount(0);
  await openSignedIn(page, "/admin/leads?view=table&q=signed");
  await forget(page, "leads", "Bhavna Signed");
  await page.goto("/admin/users");
  await deleteInList(page, "user", "desk.two");
});

test("staff stand apart from applicants; who leaves hands the leads over and stays named in the timeline", async ({
  page,
}) => {
  const [applicant, own] = ["leaving.story@mail.example", process.env["ADMIN_USERNAME"]!];
  const headers = await staffHeaders(page);
  const data = { username: applicant, email: applicant, password: "three green parrots", role: "user" };
  expect((await page.request.post("/backend/admin/users.php", { headers, data })).status()).toBe(201);
  for (const [place, name] of ["leaver.one", "leaver.two", "leaver.three"].entries()) {
    const leaver = await createAdministrator(page, name);
    await sendLead(page, { name: `Gauri ${name}`, phone: `98220 6280${place}` });
    await takeAndNote(page, leaver, `Gauri ${name}`);
  }
  await openSignedIn(page, "/admin/users");
  const tabs = page.getByRole("navigation", { name: "Users shown" });
  await expect(tabs.getByRole("link", { name: /Staff \d+/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("row", { name: "leaver.one" })).toContainText("Admin");
  await expect(page.getByText(applicant)).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the shown users" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect([file.includes("leaver.one"), file.includes(applicant)]).toEqual([true, false]);

  await page.getByRole("link", { name: "Delete leaver.one", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByLabel("Hand over 1 lead to").locator("option:checked")).toHaveText("All others, evenly");
  await expectNothingOf(page, "dialog");
  await question.getByLabel("Hand over 1 lead to").selectOption("leaver.two");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("leaver.one deleted")).toBeVisible();
  await page.getByLabel("Select leaver.two").check();
  await page.getByLabel("Select leaver.three").check();
  await page.getByLabel("Selected users").getByRole("button", { name: "Delete" }).click();
  const choice = question.getByLabel("Hand over 3 leads to");
  await expect(choice.getByRole("option", { name: "leaver" })).toHaveCount(0);
  await choice.selectOption(own);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 deleted")).toBeVisible();

  await page.goto("/admin/leads?view=table&q=leaver.one");
  await page.getByRole("link", { name: "Gauri leaver.one", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(`leaver.two → ${own}`)).toBeVisible();
  await expect(drawer.getByText("leaver.one → leaver.two")).toBeVisible();
  await expect(drawer.getByText("Note by leaver.one")).toBeVisible();
  for (const name of ["leaver.one", "leaver.two", "leaver.three"]) {
    await forget(page, "leads", `Gauri ${name}`);
  }
  await page.goto("/admin/users");
  await tabs.getByRole("link", { name: "Applicants" }).click();
  await deleteInList(page, "user", applicant);
});

test("who is switched off hands the leads over, is out, and comes back with the old password", async ({
  page,
  browser,
  baseURL,
}) => {
  const [credentials, own] = [await createAdministrator(page, "off.story"), process.env["ADMIN_USERNAME"]!];
  await sendLead(page, { name: "Gauri Offstory", phone: "98220 62809" });
  await takeAndNote(page, credentials, "Gauri Offstory");
  await openSignedIn(page, "/admin/users?q=off.story");
  await page.getByRole("link", { name: "Edit off.story" }).press("Enter");
  await page.getByRole("dialog", { name: "Edit user" }).getByRole("link", { name: "Switch off" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Switch off off.story" });
  await question.getByLabel("Hand over 1 lead to").selectOption(own);
  await expectNothingOf(page, "dialog");
  await question.getByRole("button", { name: "Switch off" }).press("Enter");
  await expect(page.getByText("off.story is switched off")).toBeVisible();
  await expect(question).toHaveCount(0);
  const off = page.getByRole("region", { name: "Switched off" });
  await expect(off).toContainText("off.story@disha.example");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNothingOf(page, ".beside-users");
  }
  const elsewhere = (await browser.newContext({ baseURL })).request;
  const statusOf = async () => (await elsewhere.post("/backend/admin/login.php", { data: credentials })).status();
  expect(await statusOf()).toBe(401);

  await off.getByRole("button", { name: "Switch on off.story" }).press("Enter");
  await expect(page.getByText("off.story is switched on again")).toBeVisible();
  await expect(off).toHaveCount(0);
  expect(await statusOf()).toBe(200);
  await page.goto("/admin/leads?view=table&q=offstory");
  await page.getByRole("link", { name: "Gauri Offstory", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(`off.story → ${own}`)).toBeVisible();
  await forget(page, "leads", "Gauri Offstory");
  await page.goto("/admin/users");
  await deleteInList(page, "user", "off.story");
});

async function takeAndNote(page: Page, { username, password }: { username: string; password: string }, lead: string) {
  const api = "/backend/admin";
  const { token } = await (await page.request.post(`${api}/login.php`, { data: { username, password } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { data: staff } = await (await page.request.get(`${api}/counsellors.php`, { headers })).json();
  const owner_id = staff.find(({ is_me }: { is_me: number }) => is_me === 1).id;
  const { data } = await (await page.request.get(`${api}/leads.php?q=${lead}`, { headers })).json();
  await page.request.put(`${api}/leads.php?id=${data[0].id}`, { headers, data: { owner_id } });
  const note = { kind: "note", text: "Wants evenings" };
  await page.request.post(`${api}/lead-events.php?id=${data[0].id}`, { headers, data: note });
}

test("a list that is shorter than the window stays in its place behind a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSignedIn(page, "/admin/users");
  const create = page.getByRole("link", { name: "Invite" });
  const place = await create.boundingBox();
  await create.click();
  await expect(page.getByRole("dialog", { name: "Invite" })).toBeVisible();
  expect(await create.boundingBox()).toEqual(place);
});

test("the roles are for everyone", async ({ page }) => {
  await openSignedIn(page, "/admin/users/roles?role=counsellor");
  await expect(page.getByRole("row", { name: /^Leads/ })).toContainText("own, and those that are nobody’s");
  await expectNothingSideways(page);
  await expectNothingOf(page);
});

test.describe("last", () => {
  test.use({ refusal: 409, logged: "ApiFailure" });

  test("a member is not invited again, and nobody deletes their own account", async ({ page }) => {
    const own = process.env["ADMIN_USERNAME"]!;
    await openSignedIn(page, "/admin/users");
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "Invite" });
    await dialog.getByLabel("Email").fill("kavita");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Email must be an address such as name@example.com")).toBeVisible();
    await dialog.getByLabel("Email").fill(process.env["ADMIN_EMAIL"]!.toUpperCase());
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(/This address has an account already/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).click();

    await page.getByRole("link", { name: `Delete ${own}` }).click();
    const confirmation = page.getByRole("alertdialog");
    await confirmation.getByRole("button", { name: "Delete" }).click();
    await expect(confirmation.getByText(/This is the last administrator|your own account/)).toBeVisible();
  });
});
