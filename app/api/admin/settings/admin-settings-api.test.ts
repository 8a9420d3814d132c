import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/settings.php";
const settings = {
  siteName: "Disha Pune",
  siteDescription: "One honest talk before you pay.",
  contactEmail: "talk@disha.example",
  contactPhone: "020 5550 0199",
  address: "Law College Road\nPune 411004",
  socialMedia: { facebook: "", twitter: "", instagram: "https://instagram.example/disha", linkedin: "" },
};

test("staff save the settings, and visitors read them at their next request", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const before = await call({ method: "GET", url: "/backend/api/settings.php" });
  expect(before.json()).toMatchObject({ success: true, data: { siteName: "Disha", contactPhone: "+91 20 5550 0142" } });

  const saved = await call({ method: "POST", url, token, payload: settings });

  expect(saved.statusCode).toBe(200);
  const edited = { ...settings, updated_at: expect.any(String) };
  expect(saved.json()).toEqual({ success: true, data: edited, message: "Settings saved successfully!" });
  expect((await call({ method: "GET", url, token })).json()).toEqual({ success: true, data: edited });
  expect((await call({ method: "GET", url: "/backend/api/settings.php" })).json().data).toEqual(settings);
  const { data } = (await call({ method: "GET", url: "/backend/admin/activities.php", token })).json();
  expect(data[0]).toMatchObject({ type: "settings", action: "update", actor: "meenal" });
});

test.each([
  [{ siteName: " " }, "siteName", "Site Name is required"],
  [{ contactEmail: undefined }, "contactEmail", "Contact Email is required"],
  [{ contactEmail: "talk" }, "contactEmail", "Contact Email must be an address such as name@example.com"],
  [
    { socialMedia: { ...settings.socialMedia, twitter: "javascript:alert(1)" } },
    "socialMedia.twitter",
    "Twitter must be an address such as https://example.com",
  ],
])("settings with %j are refused with a sentence, and the stored ones stay", async (change, field, sentence) => {
  const { call, signIn } = await testApp();
  const token = await signIn();

  const response = await call({ method: "POST", url, token, payload: { ...settings, ...change } });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ success: false, errors: { [field]: sentence } });
  expect((await call({ method: "GET", url, token })).json().data.siteName).toBe("Disha");
});
