import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const sender = { name: "Tanvi Bhosale", email: "tanvi@mail.example", website_address: "" };
const password = "kettle under a banyan";
const applicant = { firstName: "Tanvi", lastName: "Bhosale", company: "Bharat Forge", confirmPassword: password };

test.each([
  ["/guidance", "leads", { phone: "98225 50148", course: "Not sure yet" }, { course: "Online MCA" }],
  ["/contact", "messages", { subject: "Evening classes", message: "Are there any?" }, { message: "Are there none?" }],
  ["/OnlineAdmission", "applications", { ...applicant, password, phone: "982-255-0148" }, { phone: "982-255-0149" }],
] as const)(
  "a plain post to %s that is pressed twice is stored once, other words are stored, too",
  async (url, table, form, other) => {
    const { call, db } = await testApp();
    const post = async (fields: object) => {
      const payload = new URLSearchParams({ ...sender, ...form, ...fields }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return (await call({ method: "POST", url, headers, payload })).statusCode;
    };
    const stored = async () => (await db.selectFrom(table).select("id").execute()).length;

    expect([await post({}), await post({})]).toEqual([303, 303]);
    expect(await stored()).toBe(1);
    expect(await post(other)).toBe(303);
    expect(await stored()).toBe(2);
  },
);
