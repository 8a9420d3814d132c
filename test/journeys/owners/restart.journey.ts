import { expect, forget, openSignedIn, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";
import { deleteInList } from "#test/journeys/panel-screens.ts";

// A browser complains of what it asks while nobody answers.
test.use({ logged: "Failed to load resource: net::ERR" });

const words = { title: "The ferry to the journey", description: "When it sails.", category: "Business" };
const person = { name: "Restarta Joshi", email: "restarta@mail.example" };

/** Longer than a server takes to stop. */
const SOON_MS = 2500;

test(
  "a draft whose time came while nobody ran takes its article's place, and what was deleted comes back",
  { tag: "@both" },
  async ({ page, server }) => {
    await withoutPopup(page);
    const headers = await staffHeaders(page);
    const live = { ...words, body: "<p>It sails at nine.</p>", status: "published" };
    const { data: article } = await (
      await page.request.post("/backend/admin/blogs.php", { headers, data: live })
    ).json();
    const message = { ...person, subject: "Ferries", message: "Do they carry bicycles?", form_elapsed_ms: 9000 };
    expect((await page.request.post("/backend/api/contact.php", { data: message })).status()).toBe(201);

    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, `/admin/blogs/${article.id}`);
    await page.getByRole("textbox", { name: "Body" }).fill("It sails at ten.");
    await page.getByRole("banner").getByRole("button", { name: "Save draft" }).press("Enter");
    await expect(page.getByText("Draft beside the live article")).toBeVisible();
    await page.goto("/admin/messages?q=restarta");
    await deleteInList(page, "message", `Ferries, from ${person.name}`);
    await expect(page.getByRole("row", { name: person.name })).toBeHidden();

    const visit = async () => (await page.request.get(`/Blogs/${article.slug}`)).text();
    const soon = new Date(Date.now() + SOON_MS);
    const drafts = `/backend/admin/article-drafts.php?id=${article.id}`;
    const { data: plan } = await (await page.request.get(drafts, { headers })).json();
    const data = { ...words, body: plan.draft.body, publish_at: soon.toISOString() };
    expect((await page.request.put(drafts, { headers, data })).status()).toBe(200);
    expect(await visit()).toContain("It sails at nine.");
    await server.restart(() => expect.poll(() => Date.now() > soon.getTime()).toBe(true));
    expect(await visit()).toContain("It sails at ten.");

    await page.goto("/admin/trash?q=restarta");
    await expect(page.getByRole("row", { name: person.name })).toContainText("14 days left");
    await page.getByRole("button", { name: `Restore Ferries, from ${person.name}` }).press("Enter");
    await expect(page.getByRole("row", { name: person.name })).toBeHidden();
    await page.goto("/admin/messages?q=restarta");
    await expect(page.getByRole("row", { name: person.name })).toContainText("Ferries");
    await forget(page, "blogs", words.title);
    await page.goto("/admin/messages?q=restarta");
    await deleteInList(page, "message", `Ferries, from ${person.name}`);
  },
);
