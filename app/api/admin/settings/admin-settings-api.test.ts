import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { stopClock } from "#test/stop-clock.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const url = "/backend/admin/settings.php";
const settings = {
  siteName: "Disha Pune",
  siteDescription: "One honest talk before you pay.",
  contactEmail: "talk@disha.example",
  contactPhone: "020 5550 0199",
  address: "Law College Road\nPune 411004",
  socialMedia: { facebook: "", twitter: "", instagram: "https://instagram.example/disha", linkedin: "" },
};

const nine = "09:00-17:00";
const asSeeded = {
  businessHours: { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat: "10:00-14:00", sun: "" },
  holidays: [],
  popupIsOn: 1,
  popupDelaySeconds: 2,
  whatsappPhone: "",
  whatsappWords: "",
  enquiryEmail: "",
  showsProvenOnly: 0,
  evidence: [],
  feesFreshDays: 182,
  approvalsFreshDays: 90,
  datesFreshDays: 14,
};

test("staff save the settings, and visitors read them at their next request", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const before = await call({ method: "GET", url: "/backend/api/settings.php" });
  expect(before.json()).toMatchObject({ success: true, data: { siteName: "Disha", contactPhone: "+91 20 5550 0142" } });

  const saved = await call({ method: "POST", url, token, payload: settings });

  expect(saved.statusCode).toBe(200);
  const edited = { ...settings, ...asSeeded, updated_at: expect.any(String) };
  expect(saved.json()).toEqual({ success: true, data: edited, message: "Settings saved successfully!" });
  expect((await call({ method: "GET", url, token })).json()).toEqual({ success: true, data: edited });
  expect((await call({ method: "GET", url: "/backend/api/settings.php" })).json().data).toEqual(settings);
  const { data } = (await call({ method: "GET", url: "/backend/admin/activities.php", token })).json();
  expect(data[0]).toMatchObject({ type: "settings", action: "update", actor: "meenal" });
});

test("pop-up, WhatsApp and where the mails about enquiries go are the office's, and the last is told to nobody", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const home = async () => (await call({ method: "GET", url: "/" })).body;
  const before = await home();
  expect(before).toMatch(/<dialog[^>]* id="guidance-popup"(?![^>]*data-after)/);
  expect(before).toContain(
    "https://wa.me/912055500142?text=Hello%20Disha%2C%20I%20have%20a%20question%20about%20this%20page",
  );
  const decided = {
    popupIsOn: 0,
    whatsappPhone: "98225 50148",
    whatsappWords: "Namaste, about {page}",
    enquiryEmail: "Desk@disha.example",
  };

  const saved = await call({ method: "POST", url, token, payload: { ...settings, ...decided } });

  expect(saved.json().data).toMatchObject({ ...decided, enquiryEmail: "desk@disha.example", popupDelaySeconds: 2 });
  const after = await home();
  expect(after).toMatch(/<dialog[^>]*data-after="never"/);
  expect(after).toContain("https://wa.me/919822550148?text=Namaste%2C%20about%20this%20page");
  expect([after, (await call({ method: "GET", url: "/backend/api/settings.php" })).body].join()).not.toContain("desk@");
  const person = { name: "Asha", email: "asha@mail.example", phone: "98225 50148", course: "Online MBA" };
  await call({ method: "POST", url: "/backend/api/leads.php", payload: person });
  const mails = await db.selectFrom("outbox").select(["recipient", "reply_to"]).orderBy("recipient").execute();
  expect(mails).toEqual([
    { recipient: "asha@mail.example", reply_to: "talk@disha.example" },
    { recipient: "desk@disha.example", reply_to: "asha@mail.example" },
  ]);
  await call({ method: "POST", url, token, payload: { ...settings, popupIsOn: 1, popupDelaySeconds: 15 } });
  expect(await home()).toMatch(/<dialog[^>]*data-after="15"/);
  expect((await call({ method: "GET", url, token })).json().data.whatsappPhone).toBe("98225 50148");
});

test("hours and holidays are told once: pages, thanks, machines and the clock of the promise follow", async () => {
  stopClock(Date.parse("2026-11-23T08:40+05:30"));
  const { call, signIn } = await testApp();
  const token = await signIn();
  const page = async (url: string) => (await call({ method: "GET", url })).body;
  const waits = async () =>
    (await call({ method: "GET", url: "/backend/admin/leads.php?id=1", token })).json().data.promise;
  const person = { name: "Asha", email: "asha@mail.example", phone: "98225 50148", course: "Online MBA" };
  const ask = () => call({ method: "POST", url: "/backend/api/leads.php", payload: person });
  const specified = "Monday to Friday 9am-5pm, Saturday 10am-2pm";
  for (const url of ["/", "/contact", "/guidance", "/OnlineAdmission", "/about"])
    expect(visibleText(await page(url))).toContain(specified);
  expect((await ask()).json().message).toContain(`within one working day: ${specified}.`);
  stopClock(Date.parse("2026-11-23T09:10+05:30"));
  expect(await waits()).toEqual({ waited: 10, goal: 15 });

  const businessHours = { ...asSeeded.businessHours, mon: "08:30-17:00", sat: "" };
  const holidays = "2026-11-30 Founders’ day\n2027-01-26 Republic Day";
  expect(
    (await call({ method: "POST", url, token, payload: { ...settings, businessHours, holidays } })).statusCode,
  ).toBe(200);

  expect(await waits()).toEqual({ waited: 30, goal: 15 });
  const told = "Monday 8:30am-5pm, Tuesday to Friday 9am-5pm";
  for (const url of ["/", "/contact", "/guidance", "/OnlineAdmission", "/about"])
    expect(visibleText(await page(url))).toContain(told);
  const answered = await call({ method: "GET", url: "/contact" });
  const contact = visibleText(answered.body);
  expect(contact).toContain("Closed on Monday, 30 November (Founders’ day).");
  expect(contact).not.toMatch(/10am-2pm|Republic/);
  expect(jsonLdOf(answered).find((thing) => thing["@type"] === "Organization")).toMatchObject({
    contactPoint: {
      hoursAvailable: [
        { dayOfWeek: ["Monday"], opens: "08:30", closes: "17:00" },
        { dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00" },
        { validFrom: "2026-11-30", validThrough: "2026-11-30", opens: "00:00", closes: "00:00" },
      ],
    },
  });
  // Another client of the contract that knows nothing of hours leaves them.
  await call({ method: "POST", url, token, payload: settings });
  expect((await call({ method: "GET", url, token })).json().data).toMatchObject({
    businessHours,
    holidays: holidays.split("\n"),
  });
});

test("an office that never opens tells no hours, nowhere", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const businessHours = { mon: "", tue: "", wed: "", thu: "", fri: "", sat: "", sun: "" };
  await call({ method: "POST", url, token, payload: { ...settings, businessHours } });
  const contact = (await call({ method: "GET", url: "/contact" })).body;
  expect(contact).not.toMatch(/Business hours|Closed/);
  expect(contact).toContain("visit us in Pune. A person answers.");
});

test("settings that cannot be are refused with a sentence, and the stored ones stay", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();

  for (const [change, field, sentence] of [
    [
      { businessHours: { ...asSeeded.businessHours, mon: "19:00-10:00" } },
      "businessHours.mon",
      "Hours are written as 10:00-19:00, or left empty when the office is closed",
    ],
    [{ holidays: ["Diwali"] }, "holidays.0", "A holiday is a day such as 2026-12-25, its name behind it"],
    [{ whatsappPhone: "12" }, "whatsappPhone", "WhatsApp number must be a telephone number, such as 98765 43210"],
    [{ enquiryEmail: "desk" }, "enquiryEmail", "Email must be an address such as name@example.com"],
    [{ popupDelaySeconds: 999 }, "popupDelaySeconds", "Seconds until it opens must be at most 120"],
    [{ siteName: " " }, "siteName", "Site Name is required"],
    [{ contactEmail: undefined }, "contactEmail", "Contact Email is required"],
    [{ contactEmail: "talk" }, "contactEmail", "Contact Email must be an address such as name@example.com"],
    [
      { socialMedia: { ...settings.socialMedia, twitter: "javascript:alert(1)" } },
      "socialMedia.twitter",
      "Twitter must be an address such as https://example.com",
    ],
  ] as const) {
    const response = await call({ method: "POST", url, token, payload: { ...settings, ...change } });

    expect.soft(response.statusCode, sentence).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors: { [field]: sentence } });
    expect((await call({ method: "GET", url, token })).json().data.siteName).toBe("Disha");
  }
});

test("where mails go is the administrators': an editor is not told and changes nothing of it", async () => {
  const { call, db, signIn } = await testApp();
  const admin = await signIn();
  const decided = { ...settings, enquiryEmail: "desk@disha.example" };
  await call({ method: "POST", url, token: admin, payload: decided });
  await addUser(db, "sana", "editor");
  const editor = await signIn("sana");

  const read = await call({ method: "GET", url, token: editor });
  const stolen = { ...settings, siteName: "Disha Nashik", contactEmail: "me@x.example", enquiryEmail: "me@x.example" };
  const saved = await call({ method: "POST", url, token: editor, payload: stolen });

  expect([read.statusCode, saved.statusCode]).toEqual([200, 200]);
  for (const answer of [read, saved]) expect(answer.json().data).not.toHaveProperty("enquiryEmail");
  expect(saved.json().data).toMatchObject({ siteName: "Disha Nashik", contactEmail: "talk@disha.example" });
  const stale = await call({
    method: "POST",
    url: `${url}?seen=2026-01-01T00:00:00.000Z`,
    token: editor,
    payload: stolen,
  });
  expect([stale.statusCode, "enquiryEmail" in stale.json().data]).toEqual([409, false]);
  expect((await call({ method: "GET", url, token: admin })).json().data).toMatchObject({
    siteName: "Disha Nashik",
    contactEmail: "talk@disha.example",
    enquiryEmail: "desk@disha.example",
  });
});
