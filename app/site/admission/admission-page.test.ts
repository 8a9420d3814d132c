import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const password = "kettle under a banyan";
const application = {
  email: "tanvi@mail.example",
  password,
  confirmPassword: password,
  firstName: "Tanvi",
  lastName: "Bhosale",
  phone: "982-255-0148",
  company: "Bharat Forge",
  source_page: "/OnlineAdmission",
  website_address: "",
};

async function admissionPage() {
  const testing = await testApp();
  const post = (fields: object, query = "") =>
    testing.call({
      method: "POST",
      url: `/OnlineAdmission${query}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ ...application, ...fields }).toString(),
    });
  const stored = () => testing.db.selectFrom("applications").select(["first_name", "interest", "step"]).execute();
  return { ...testing, post, stored };
}

test("without scripts an application is stored in step 1, and the page says what happens next", async () => {
  const { call, db, post, stored } = await admissionPage();
  await addCourse(db, await addUniversity(db));
  const interest = "Online MBA at Sahyadri Open University";
  const response = await post({ interest }, "?course=online-mba");
  expect(response.statusCode).toBe(303);
  expect(await stored()).toEqual([{ first_name: "Tanvi", interest, step: 1 }]);

  const url = String(response.headers.location).split("#")[0]!;
  const page = await call({ method: "GET", url });
  expect(page.body).toContain(`Thank you. Your application for ${interest} is registered`);
  expect(page.body).toContain("Monday to Friday 9am-5pm, Saturday 10am-2pm");
  expect(page.body).not.toContain("Submit Application");
  expect(page.body).toContain("What happens next");
  expect(page.body).not.toContain('id="admission-thanks" hidden');
});

test.each([
  ["with a mail server the thanks lead to the mail", "smtp://127.0.0.1:1", true],
  ["without one they promise none, nor the link in it", undefined, false],
])("%s", async (_, smtpUrl, isPromised) => {
  const { call } = await testApp({ smtpUrl });

  const { body } = await call({ method: "GET", url: "/OnlineAdmission?sent=1" });

  const thanks = /id="admission-thanks".*?<\/section>/s.exec(body)![0];
  expect(thanks).toContain("A counsellor calls you");
  expect(thanks).toContain("Keep your mark sheets");
  expect([/mail/i.test(thanks), thanks.includes("/my-application")]).toEqual([isPromised, isPromised]);
  expect(body).not.toMatch(/Apply now to join|Applied already/);
});

test.each([
  ["confirmPassword", "another one", "Passwords do not match"],
  ["confirmPassword", "", "Confirm password is required"],
  ["phone", "9822550148", "Phone must look like 123-456-7890"],
  ["phone", "987-654-32100", "Phone must look like 123-456-7890"],
  ["phone", "+44 20 7946 0958", "Phone must look like 123-456-7890"],
  ["company", "", "Company is required"],
  ["email", "tanvi", "Email must be an address"],
])("a refused %s is named, what was typed stays, and no password comes back", async (field, value, sentence) => {
  const { post, stored } = await admissionPage();

  const response = await post({ [field]: value, interest: "Online MBA" });

  expect(response.statusCode).toBe(422);
  expect(response.body).toContain(sentence);
  expect(response.body).toContain('value="Bhosale"');
  if (field === "phone") expect(response.body).toContain(`value="${value}"`);
  expect(response.body).toContain('name="interest" value="Online MBA"');
  expect(response.body).not.toContain(password);
  expect(await stored()).toEqual([]);
});

test("an easy password is refused as one, too", async () => {
  const { post, stored } = await admissionPage();

  const response = await post({ password: "password123", confirmPassword: "password123" });

  expect(response.statusCode).toBe(422);
  expect(response.body).not.toContain("password123");
  expect(await stored()).toEqual([]);
});

test("the form shows what Apply Now was pressed on, and ignores what there is not", async () => {
  const { call, db } = await admissionPage();
  await addCourse(db, await addUniversity(db));
  const carried = async (query: string) =>
    /name="interest" value="([^"]*)"/.exec((await call({ method: "GET", url: `/OnlineAdmission?${query}` })).body)?.[1];

  expect(await carried("university=sahyadri-open-university")).toBe("Sahyadri Open University");
  expect(await carried("course=online-mba")).toBe("Online MBA at Sahyadri Open University");
  expect(await carried("university=nowhere")).toBeUndefined();
});
