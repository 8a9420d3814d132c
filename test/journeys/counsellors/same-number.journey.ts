import { expect, forget, openSignedIn, sendLead, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

test("on a number that two share, the sheet counts and takes back the calls of whom it is about alone", async ({
  page,
}) => {
  await withoutPopup(page);
  for (const name of ["Kavya Shared", "Kiran Shared"]) await sendLead(page, { name, phone: "98220 61894" });
  await openSignedIn(page, "/admin/leads?q=shared&view=table");
  const headers = await staffHeaders(page);
  const { data } = await (await page.request.get("/backend/admin/leads.php?q=kiran+shared", { headers })).json();
  const at = (file: string) => `/backend/admin/${file}.php?id=${data[0].id}`;
  for (const outcome of ["no-answer", "no-answer"])
    await page.request.post(at("lead-calls"), { headers, data: { outcome } });
  await page.request.post(at("lead-events"), { headers, data: { kind: "call", is_begun: 1 } });
  await page.reload();

  await page.getByRole("link", { name: "Kavya Shared", exact: true }).click();
  await expect(page.getByText("Same telephone number or e-mail")).toBeVisible();
  await page.getByRole("link", { name: "Note a call" }).click();
  const hers = page.getByRole("dialog", { name: "How did it go with Kavya?" });
  await expect(hers.getByText("Of a call that was made")).toBeVisible();
  await expect(hers.getByRole("button", { name: "I did not call" })).toHaveCount(0);
  await hers.getByText("No answer").first().click();
  await expect(hers.getByText(/^The first try/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Kiran Shared", exact: true }).click();
  await page.getByRole("link", { name: "What came of the call" }).click();
  const his = page.getByRole("dialog", { name: "How did it go with Kiran?" });
  await his.getByText("No answer").first().click();
  await expect(his.getByText(/^The third try/)).toBeVisible();
  await his.getByRole("button", { name: "I did not call" }).click();
  await expect(page.getByText("Taken back")).toBeVisible();
  await page.goto("/admin/leads?q=shared&view=table");
  await forget(page, "leads", "Kavya Shared", "Kiran Shared");
});
