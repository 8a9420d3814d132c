import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { endSession, expect, openSignedIn, signIn, test } from "#test/journeys/story.ts";

/**
 * A form of the panel, and what somebody types into it: one for each kind of field, and for each that differs in its
 * screen.
 */
interface Typed extends Words {
  screen: string;
  /** The title of the dialog; absent, the form is the screen itself. */
  dialog?: string;
  save: string;
}

interface Words {
  /** Entries that are added to the lists of the form before. */
  entries?: string[];
  words?: Record<string, string>;
  options?: Record<string, string>;
  ticked?: string[];
}

const forms: Typed[] = [
  {
    screen: "users?new",
    dialog: "Invite",
    save: "Invite",
    words: { Email: "kept@disha.example" },
    options: { Role: "Admin" },
  },
  {
    screen: "courses?new",
    dialog: "New course",
    save: "Create course",
    words: { Title: "A course kept as a draft", Description: "Half written." },
    options: { University: "Konkan Shore University" },
    ticked: ["Featured"],
  },
  {
    screen: "universities?new",
    dialog: "New university",
    save: "Create university",
    entries: ["facility", "facility"],
    words: {
      Name: "Kept University",
      Location: "Wardha, Maharashtra",
      Website: "https://kept.example",
      Description: "Half written.",
      "Facility 1 of 2": "Digital library",
      "Facility 2 of 2": "Placement cell",
    },
  },
  {
    screen: "testimonials?new",
    dialog: "New testimonial",
    save: "Create testimonial",
    words: { Name: "Tarini Journeyman", Role: "Student", Content: "They answered before I had asked." },
    ticked: ["3 stars"],
  },
  {
    screen: "faqs?new",
    dialog: "New FAQ",
    save: "Create FAQ",
    words: { Question: "Is a draft kept?", Answer: "Yes." },
    options: { Category: "Visa" },
  },
  {
    screen: "stats?new",
    dialog: "New statistic",
    save: "Create statistic",
    words: { Number: "37+", Text: "drafts kept" },
    ticked: ["Globe"],
  },
  {
    screen: "programs?new",
    dialog: "New programme",
    save: "Create programme",
    entries: ["university"],
    options: { "University 1 of 1": "Konkan Shore University" },
    words: {
      Title: "A programme kept as a draft",
      Duration: "1 Year",
      "Rating of Konkan Shore University": "3.9",
    },
    ticked: ["UG Courses", "Doctorate", "Dr Title"],
  },
  {
    screen: "leads?new",
    dialog: "New lead",
    save: "Create lead",
    words: { Name: "Kavita Halfcall", Phone: "98220 61809", "Interested course": "Online MBA", Note: "Half told." },
    options: { "Came by": "Education fair", Stage: "Contacted", Owner: "No owner" },
  },
  {
    screen: "leaders?edit=1",
    dialog: "Edit leader",
    save: "Save changes",
    words: { Name: "Tejas Journeywala", Bio: "Half told." },
  },
  { screen: "settings", save: "Save Changes", words: { Address: "Kept over an expired session" } },
];

test.use({ refusal: 401 });

for (const [name, some] of [
  ["what staff write of courses, programmes and people", forms.slice(0, 4)],
  ["what visitors read beside them", forms.slice(4, 7)],
  ["of a lead and of us", forms.slice(7)],
] as const)
  test(`what is typed into a form outlives the session: ${name}`, async ({ page }) => {
    test.slow();
    await openSignedIn(page, "/admin/account");
    for (const typed of some) await test.step(typed.screen, () => expectToOutliveTheSession(page, typed));
  });

async function expectToOutliveTheSession(page: Page, typed: Typed) {
  const { screen, dialog, save } = typed;
  await page.goto(`/admin/${screen}`);
  const form = dialog ? page.getByRole("dialog", { name: dialog }) : page.getByRole("main");
  await fillForm(form, typed);
  await endSession(page);
  const told = page.getByText("Session expired. Please login again.");
  // What the panel reads beside it may find out first, and lead to the sign-in, too.
  await Promise.any([told.waitFor(), form.getByRole("button", { name: save }).click()]);

  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login\?/);
  await signIn(page);
  await expect(form).toContainText("What you typed before the session ended is here again. It is not saved yet.");
  await expectFilled(form, typed);
}

test("a picture that was chosen when the session ended is asked for again, a browser keeps no files; its words are there", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/gallery?edit=1");
  const form = page.getByRole("dialog", { name: "Edit image" });
  const words = { words: { Caption: "A caption kept as a draft" }, options: { Category: "Urban" } };
  await fillForm(form, words);
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#1f7a5c" } });
  const file = { name: "lost.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
  await form.locator("input[type=file]").setInputFiles(file);
  await endSession(page);
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
  await signIn(page);
  await expect(form).toContainText("Choose lost.png once more: files are not kept");
  await expectFilled(form, words);
});

async function fillForm(form: Locator, { entries = [], options, words, ticked = [] }: Words) {
  for (const entry of entries) await form.getByRole("button", { name: `Add ${entry}` }).click();
  for (const [label, option] of Object.entries(options ?? {})) await field(form, label).selectOption(option);
  for (const [label, value] of Object.entries(words ?? {})) await field(form, label).fill(value);
  // The boxes of stars and icons lie under their drawings.
  for (const name of ticked) await box(form, name).check({ force: true });
}

async function expectFilled(form: Locator, { options, words, ticked = [] }: Words) {
  for (const [label, value] of Object.entries(words ?? {})) await expect(field(form, label)).toHaveValue(value);
  for (const [label, option] of Object.entries(options ?? {})) {
    await expect(field(form, label).locator("option:checked")).toHaveText(option);
  }
  for (const name of ticked) await expect(box(form, name)).toBeChecked();
}

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

const box = (form: Locator, name: string) => form.getByRole("checkbox", { name }).or(form.getByRole("radio", { name }));
