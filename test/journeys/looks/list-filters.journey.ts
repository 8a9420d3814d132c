import { expect, openSignedIn, test } from "#test/journeys/story.ts";

/** By both fields that section 5 names for each list, in the other case: what is typed, and the row that stays. */
const lists = [
  {
    screen: "courses",
    label: "Title or description",
    finds: [
      ["BACHELOR of design", "Bachelor of Design"],
      ["ACCOUNTS, MARKETS", "Online MBA"],
    ],
  },
  {
    screen: "universities",
    label: "Name or location",
    finds: [
      ["deccan", "Deccan Gate University"],
      ["RATNAGIRI", "Konkan Shore University"],
    ],
  },
  {
    screen: "testimonials",
    label: "Name or content",
    finds: [
      ["farhan", "Farhan Shaikh"],
      ["LORRY OFFICE", "Ramesh Yadav"],
    ],
  },
  {
    screen: "faqs",
    label: "Question or answer",
    finds: [
      ["in INSTALMENTS", "Can I pay the fees in instalments?"],
      ["MARATHI, HINDI", "Do I have to come to Pune?"],
    ],
  },
];

test("courses, universities, testimonials and FAQs are filtered by both fields, whatever the case", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/dashboard");
  for (const { screen, label, finds } of lists) {
    await page.goto(`/admin/${screen}`);
    const rows = page.locator("tbody tr");
    await expect(rows.first()).toBeVisible();
    for (const [typed, found] of finds) {
      await page.getByRole("searchbox", { name: label }).fill(typed!);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(found!);
    }
  }
});
