import fc from "fast-check";
import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { removeSamples } from "./remove-samples.ts";
import { saveSettings } from "./save-settings.ts";
import { nested } from "./settings-entries.ts";

const words = { siteName: "Disha", contactEmail: "hello@disha.example", "socialMedia.facebook": "https://fb.example" };

async function settingsScreen() {
  const panel = await signedInPanel();
  const stored = () => panel.db.selectFrom("settings").selectAll().executeTakeFirstOrThrow();
  const save = async (fields: Record<string, string>, seen?: string) => {
    const version = seen ?? (await stored()).updated_at;
    return saveSettings(panel.request("POST", "/admin/settings", { ...words, seen: version, ...fields }));
  };
  return { ...panel, stored, save };
}

test("a group of fields is stored as one, each under its own name, and the form learns the version it made", async () => {
  const { save, stored } = await settingsScreen();

  const week = ["sun", "tue", "wed", "thu", "fri", "sat"].map((day) => [`businessHours.${day}`, ""]);
  const outcome = await save({ "businessHours.mon": "10:00-19:00", ...Object.fromEntries(week) });

  const { facebook, updated_at } = await stored();
  expect(facebook).toBe("https://fb.example");
  expect(outcome).toMatchObject({
    said: "Settings saved successfully!",
    saved: { updated_at, businessHours: { mon: "10:00-19:00", tue: "" } },
  });
});

test("what is refused is said at its own field of the group, and nothing is stored", async () => {
  const { save, stored } = await settingsScreen();

  expect(await save({ siteName: "", "socialMedia.twitter": "nowhere" })).toMatchObject({
    errors: { siteName: expect.any(String), "socialMedia.twitter": expect.any(String) },
  });

  expect(await stored()).toMatchObject({ facebook: "", site_name: "Disha" });
});

test("over what a colleague has saved since nothing is written; without a line the specification's sentence is said", async () => {
  const { save, stored, line } = await settingsScreen();
  const { updated_at } = await stored();
  await save({ siteName: "The colleague's" });

  expect(await save({ siteName: "Mine" }, updated_at)).toMatchObject({ newer: { siteName: "The colleague's" } });
  line("cut");
  expectLog("Failed to fetch");
  expect(await save({}, updated_at)).toMatchObject({ failure: "Failed to save settings. Please try again." });
});

test("the samples go in one act, which says what became of them and closes its question", async () => {
  const { request, outcomeOf, db, toast } = await settingsScreen();
  await addUniversity(db, { is_sample: 1 });
  await addUniversity(db, { name: "Our own" });

  const act = () => outcomeOf(removeSamples(request("DELETE", "/admin/settings?delete=samples")));
  expect(await act()).toEqual({ to: "/admin/settings" });

  const left = await db.selectFrom("universities").select("name").execute();
  expect([left, toast()!.isFailure]).toEqual([[{ name: "Our own" }], false]);
});

test("samples that could not be removed are still there, and the question stays open with the reason", async () => {
  const { request, outcomeOf, db, toast, line } = await settingsScreen();
  await addUniversity(db, { is_sample: 1 });
  line("cut");
  expectLog("Failed to fetch");

  expect(await outcomeOf(removeSamples(request("DELETE", "/admin/settings?delete=samples")))).toMatchObject({
    failure: "Error removing the sample content. Please try again.",
  });
  expect([(await db.selectFrom("universities").select("id").execute()).length, toast()]).toEqual([1, undefined]);
});

test("whatever the fields are called, each value stands where its name says, and no group loses an earlier one", () => {
  const name = fc.constantFrom(
    "siteName",
    "socialMedia.facebook",
    "socialMedia.twitter",
    "businessHours.mon",
    "address",
  );
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (entries) => {
      const settings = nested(entries) as Record<string, never>;
      for (const [path, value] of Object.entries(entries)) {
        const [group, inner] = path.split(".") as [string, string?];
        expect(inner === undefined ? settings[group] : settings[group]![inner]).toBe(value);
      }
      const groups = Object.keys(entries).map((path) => path.split(".")[0]);
      expect(new Set(Object.keys(settings))).toEqual(new Set(groups));
    }),
    { numRuns: 40 },
  );
});
