import { expect, test } from "vitest";
import type { HistoryEntry, HistoryLine } from "#app/domain/activity/activity-schema.ts";
import type { RecordVersions } from "#app/domain/version/version-schema.ts";
import { addUser, testApp } from "#test/app.ts";

const settings = { siteName: "Disha Pune", contactEmail: "talk@disha.example", address: "Law College Road\nPune" };

async function office() {
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = token) =>
    testing.call({ method, url: `/backend/admin/${path}`, token: by, ...(payload && { payload }) });
  const versions = async (list: string, by = token) =>
    (await ask("GET", `versions.php?list=${list}&id=1`, undefined, by)).json<{ data: RecordVersions }>().data;
  const hire = async (name: string, role: "editor" | "counsellor") => {
    await addUser(testing.db, name, role);
    return testing.signIn(name);
  };
  return { ...testing, token, ask, versions, hire };
}

test("each save of the settings keeps what they were, and one press brings it back, as the pages show", async () => {
  const { call, ask, versions } = await office();
  await ask("POST", "settings.php", settings);
  await ask("POST", "settings.php", { ...settings, siteName: "Disha Nashik" });
  await ask("POST", "settings.php", { ...settings, siteName: "Disha Nashik" });

  const { name, versions: all, shown } = await versions("settings");

  expect(name).toBe("Settings of the site");
  expect(all.map(({ act, actor, changed }) => [act, actor, changed])).toEqual([
    ["saved", "meenal", ["Site Name"]],
    ["saved", "meenal", ["Site Name", "Contact Email", "Address"]],
    ["found", null, []],
  ]);
  expect(shown).toMatchObject({
    differs: 1,
    fields: [{ label: "Site Name", kind: "words", live: "Disha Nashik", before: "Disha Pune" }],
  });
  const restored = await ask("POST", `versions.php?id=${all[2]!.id}`);
  expect([restored.statusCode, restored.json().message]).toEqual([200, "Settings of the site are restored"]);
  expect((await ask("GET", "settings.php")).json().data).toMatchObject({ siteName: "Disha", address: "Pune" });
  expect((await call({ method: "GET", url: "/backend/api/settings.php" })).json().data.siteName).toBe("Disha");
  expect((await versions("settings")).versions.map(({ act }) => act)).toEqual(["restored", "saved", "saved", "found"]);
});

test("the rules of the desk have versions from the first save on, the rules of the start among them", async () => {
  const { ask, versions } = await office();
  expect(await versions("desk-rules")).toMatchObject({ name: "Rules of the desk", versions: [], shown: null });
  await ask("POST", "desk-rules.php", { lost_reasons: ["Moved away"], first_reply_minutes: 30 });

  const { versions: all, shown } = await versions("desk-rules");

  expect(all.map(({ act, changed }) => [act, changed])).toEqual([
    ["saved", ["Why a lead is lost", "First reply, minutes"]],
    ["found", []],
  ]);
  expect(shown!.fields).toContainEqual({
    name: "first_reply_minutes",
    label: "First reply, minutes",
    kind: "words",
    live: "30",
    before: "15",
  });
  const rules = async () => {
    const { data } = (await ask("GET", "desk-rules.php")).json();
    return [data.first_reply_minutes, data.lost_reasons.includes("Fee too high")];
  };
  await ask("POST", `versions.php?id=${all[1]!.id}&field=first_reply_minutes`);
  expect(await rules()).toEqual([15, false]);
  await ask("POST", `versions.php?id=${all[1]!.id}`);
  expect(await rules()).toEqual([15, true]);
});

test("what the office decides about its roles has versions, and comes back by the same rule as it is saved", async () => {
  const { db, ask, versions } = await office();
  const now = "2026-11-23T10:00:00.000Z";
  const decide = (role: string, rules: object) => ask("PUT", `role-rules.php?role=${role}`, rules);
  await decide("counsellor", { needs_second_factor: 0, sees_all_leads: 1 });
  await db.updateTable("users").set({ totp_confirmed_at: now }).where("username", "=", "meenal").execute();
  await decide("admin", { needs_second_factor: 1, sees_all_leads: 0 });
  await decide("admin", { needs_second_factor: 0, sees_all_leads: 0 });
  await db.updateTable("users").set({ totp_confirmed_at: null }).where("username", "=", "meenal").execute();

  const { versions: all } = await versions("role-rules");

  expect(all.map(({ act, changed }) => [act, changed])).toEqual([
    ["saved", ["Admin: must use two-factor sign-in"]],
    ["saved", ["Admin: must use two-factor sign-in"]],
    ["saved", ["Counsellor: sees the leads of the whole office"]],
    ["found", []],
  ]);
  expect((await ask("POST", `versions.php?id=${all[1]!.id}`)).statusCode).toBe(422);
  expect((await ask("POST", `versions.php?id=${all[3]!.id}`)).statusCode).toBe(200);
  const { data } = (await ask("GET", "role-rules.php")).json();
  expect(data.map((rules: { sees_all_leads: number }) => rules.sees_all_leads)).toEqual([0, 0, 0, 0]);
});

test("of two who save at once neither is lost: what came second stays as a version, and says who was first", async () => {
  const { ask, versions, hire } = await office();
  const sana = await hire("sana", "editor");
  const { updated_at: opened } = (await ask("GET", "settings.php")).json().data;
  await ask("POST", `settings.php?seen=${opened}`, settings, sana);
  const late = await ask("POST", `settings.php?seen=${opened}`, { ...settings, siteName: "Disha Nashik" });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    expect.stringMatching(/^sana saved these settings on /),
  ]);
  const { versions: all } = await versions("settings");
  expect(all.map(({ act, actor }) => [act, actor])).toEqual([
    ["unsaved", "meenal"],
    ["saved", "sana"],
    ["found", null],
  ]);
  expect((await ask("GET", "settings.php")).json().data.siteName).toBe("Disha Pune");

  const rules = (await ask("GET", "desk-rules.php")).json().data;
  await ask("POST", `desk-rules.php?seen=${rules.updated_at}`, { tries: ["1 h"] });
  const second = await ask("POST", `desk-rules.php?seen=${rules.updated_at}`, { tries: ["3 h"] });
  expect([second.statusCode, second.json().message]).toEqual([
    409,
    expect.stringMatching(/^You yourself saved these rules on /),
  ]);
  const unsaved = (await versions("desk-rules")).versions[0]!;
  expect([unsaved.act, unsaved.changed]).toEqual(["unsaved", ["When to try again"]]);
  await ask("POST", `versions.php?id=${unsaved.id}`);
  expect((await ask("GET", "desk-rules.php")).json().data.tries).toEqual(["3 h"]);
});

test("an editor neither reads nor brings back where mails go, and of the rules of the office nothing", async () => {
  const { ask, versions, hire } = await office();
  const sana = await hire("sana", "editor");
  await ask("POST", "settings.php", { ...settings, enquiryEmail: "desk@disha.example" });
  await ask("POST", "settings.php", { ...settings, enquiryEmail: "other@disha.example" });
  await ask("POST", "settings.php", { ...settings, siteName: "Nashik", enquiryEmail: "other@disha.example" });
  await ask("POST", "desk-rules.php", { tries: ["1 h"] });

  const seen = await versions("settings", sana);

  expect(seen.versions.map(({ changed }) => changed)).toEqual([["Site Name"], [], ["Site Name", "Address"], []]);
  const first = seen.versions[2]!.id;
  const asked = `versions.php?list=settings&id=1&version=${first}`;
  expect((await ask("GET", asked, undefined, sana)).body).not.toMatch(/desk@|other@|talk@/);
  expect((await ask("POST", `versions.php?id=${first}&field=enquiryEmail`, undefined, sana)).statusCode).toBe(404);
  expect((await ask("POST", `versions.php?id=${first}`, undefined, sana)).statusCode).toBe(200);
  expect((await ask("GET", "settings.php")).json().data).toMatchObject({
    siteName: "Disha Pune",
    enquiryEmail: "other@disha.example",
  });
  const rules = (await versions("desk-rules")).versions[0]!.id;
  for (const [method, path] of [
    ["GET", "versions.php?list=desk-rules&id=1"],
    ["GET", "versions.php?list=role-rules&id=1"],
    ["POST", `versions.php?id=${rules}`],
    ["PUT", "open-records.php?list=desk-rules&id=1"],
  ] as const)
    expect([path, (await ask(method, path, undefined, sana)).statusCode]).toEqual([path, 403]);
  expect((await ask("PUT", "open-records.php?list=settings&id=1", undefined, sana)).statusCode).toBe(200);
  expect((await ask("GET", "versions.php?list=settings&id=2")).statusCode).toBe(404);
});

test("a line of the history about them leads to the version and tells each field", async () => {
  const { ask } = await office();
  await ask("POST", "desk-rules.php", { first_reply_minutes: 30 });
  const [line] = (await ask("GET", "history.php")).json<{ data: HistoryLine[] }>().data;
  expect(line).toMatchObject({ type: "desk rules", action: "update", record_id: 1, version_id: expect.any(Number) });
  const entry = (await ask("GET", `history.php?id=${line!.id}`)).json<{ data: HistoryEntry }>().data;
  expect(entry.changes).toEqual([{ label: "First reply, minutes", kind: "words", before: "15", after: "30" }]);
});
