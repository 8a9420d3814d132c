import { expect, openSignedIn, sendLead, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

/**
 * The Chromium without a desktop allows nobody to notify: the device alone is replaced, and keeps what it was told to
 * show.
 */
const withDevice = () => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  const shown: object[] = [];
  Object.assign(globalThis, { shown });
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data } = {}) =>
    void shown.push({ title, body, data });
};

test("while nobody looks at the panel, the device says what concerns whoever is signed in", async ({ page }) => {
  await withoutPopup(page);
  await sendLead(page, { name: "Device Notice", email: "device@notice.example", phone: "98220 64001" });
  await page.addInitScript(withDevice);
  await openSignedIn(page, "/admin/leads?q=device+notice");
  const headers = await staffHeaders(page);
  const url = "/backend/admin/leads.php";
  const { data: leads } = await (await page.request.get(url, { headers, params: { q: "Device Notice" } })).json();
  const { data: staff } = await (await page.request.get("/backend/admin/counsellors.php", { headers })).json();
  const me = staff.find(({ is_me }: { is_me: 0 | 1 }) => is_me === 1);
  await page.request.put(url, { headers, params: { id: leads[0].id }, data: { owner_id: me.id } });
  const shown = () => page.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
  const said = {
    title: "Device Notice wrote a message",
    body: "Online MCA · Exams",
    data: `/admin/leads?open=${leads[0].id}`,
  };

  // The line to the server begins three seconds after the screen; what came before stands at the bell alone.
  await expect(async () => {
    const data = { name: "Device Notice", email: "device@notice.example", subject: "Exams", message: "When are they?" };
    await page.request.post("/backend/api/contact.php", { data });
    await expect.poll(shown, { timeout: 3000 }).toContainEqual(said);
  }).toPass({ timeout: 30_000 });
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toBe(new URL("/notices-worker.js", page.url()).href);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
