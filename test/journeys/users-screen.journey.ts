import { deleteInList, expectScreenForEveryone } from "./panel-screens.ts";
import { createAdministrator, expect, openSignedIn, sendLead, test } from "./story.ts";

const username = "journey.counsellor";
const login = "/backend/admin/login.php";

test("staff create a user with a made-up password, find, change and delete it", async ({ page }) => {
  await openSignedIn(page, "/admin/users");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  await expect(page.locator("tbody tr").filter({ hasText: "You" })).toContainText(process.env["ADMIN_USERNAME"]!);

  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByLabel("Username").fill(username);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await dialog.getByLabel("Email").fill("journey.counsellor");
  await dialog.getByLabel("Password", { exact: true }).fill("short");
  await expect(dialog.getByText("Email must be an address such as name@example.com")).toBeVisible();
  await expect(dialog.getByText("Password must have at least 8 characters")).toBeVisible();
  await dialog.getByLabel("Email").fill("journey.counsellor@disha.example");
  await dialog.getByRole("button", { name: "Generate password" }).press("Enter");
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toHaveValue(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/);
  await expect(password).toHaveAttribute("type", "text");
  await dialog.getByRole("button", { name: "Show password" }).press("Enter");
  await expect(password).toHaveAttribute("type", "password");
  const made = await password.inputValue();
  await dialog.getByLabel("Role").selectOption("admin");
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(page.getByText(`${username} created`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.keyboard.press("/");
  await page.keyboard.type("JOURNEY.COUNSELLOR@");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${username}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit user" });
  await expect(edited.getByLabel("Password", { exact: true })).toHaveValue("");
  await edited.getByLabel("Email").fill("journey.counsellor@mail.example");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${username} saved`)).toBeVisible();
  const signedIn = await page.request.post(login, { data: { username, password: made } });
  expect(signedIn.status()).toBe(200);
  await page.reload();
  // Created, and signed in last.
  await expect(page.locator("tbody time")).toHaveCount(2);

  await deleteInList(page, "user", username);

  await page.goto(`/admin/users?q=${process.env["ADMIN_USERNAME"]!}`);
  await page.getByRole("link", { name: `Edit ${process.env["ADMIN_USERNAME"]!}`, exact: true }).click();
  await expect(edited.getByLabel("Password", { exact: true })).toBeHidden();
  await edited.getByRole("link", { name: "My account" }).click();
  await expect(page.getByLabel("Current password").first()).toBeVisible();
});

test("a message from a template is signed by the name that its writer gives", async ({ page }) => {
  const writer = await createAdministrator(page, "desk.two");
  await sendLead(page, { name: "Bhavna Signed", phone: "98220 61790" });
  await openSignedIn(page, "/admin/leads?view=table&q=signed", writer);
  await page.getByRole("link", { name: "Bhavna Signed", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "WhatsApp" }).click();
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
  await page.getByRole("dialog").getByRole("button", { name: "WhatsApp" }).click();
  await message.getByLabel("Template").selectOption("Missed call");
  await expect(message.getByLabel("Message")).toHaveValue(/this is Sonal Deshpande, your counsellor/);
  await expect(message.getByText("They are signed")).toHaveCount(0);
  await openSignedIn(page, "/admin/leads?view=table&q=signed");
  await deleteInList(page, "lead", "Bhavna Signed");
  await page.goto("/admin/users");
  await deleteInList(page, "user", "desk.two");
});

test("a list that is shorter than the window stays in its place behind a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSignedIn(page, "/admin/users");
  const create = page.getByRole("link", { name: "New user" });
  const place = await create.boundingBox();
  await create.click();
  await expect(page.getByRole("dialog", { name: "New user" })).toBeVisible();
  expect(await create.boundingBox()).toEqual(place);
});

test("the screen is for everyone", async ({ page }) => {
  test.slow();
  await openSignedIn(page, "/admin/users");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  await expectScreenForEveryone(page, "New user");
});

test.describe("weak", () => {
  test.use({ refusal: 422 });

  test("what only the server knows of a password stands beside its field", async ({ page }) => {
    await openSignedIn(page, "/admin/users?new");
    const dialog = page.getByRole("dialog", { name: "New user" });
    await dialog.getByLabel("Username").fill(username);
    await dialog.getByLabel("Email").fill("weak@disha.example");
    await dialog.getByLabel("Password", { exact: true }).fill("password123");
    await dialog.getByRole("button", { name: "Create user" }).click();
    const field = dialog.getByLabel("Password", { exact: true });
    await expect(field).toHaveAccessibleDescription(/Password is among the most common ones/);
    await expect(field).toBeFocused();
    await expect(dialog.getByLabel("Username")).toHaveValue(username);
  });
});

test.describe("last", () => {
  test.use({ refusal: 409 });

  test("a taken name is told, and nobody deletes their own account", async ({ page }) => {
    const own = process.env["ADMIN_USERNAME"]!;
    await openSignedIn(page, "/admin/users?new");
    const dialog = page.getByRole("dialog", { name: "New user" });
    await dialog.getByLabel("Username").fill(own.toUpperCase());
    await dialog.getByLabel("Email").fill("somebody.else@disha.example");
    await dialog.getByRole("button", { name: "Generate password" }).click();
    await dialog.getByRole("button", { name: "Create user" }).click();
    await expect(dialog.getByLabel("Username")).toHaveAccessibleDescription("Username is already taken");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).click();

    await page.getByRole("link", { name: `Delete ${own}` }).click();
    const confirmation = page.getByRole("alertdialog");
    await confirmation.getByRole("button", { name: "Delete" }).click();
    await expect(confirmation.getByText(/This is the last administrator|your own account/)).toBeVisible();
  });
});
