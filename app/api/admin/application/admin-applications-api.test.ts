import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/applications.php";
const password = "kettle under a banyan";

async function appWithApplications(...lastNames: string[]) {
  const testing = await testApp();
  for (const lastName of lastNames) {
    const payload = {
      email: `${lastName}@mail.example`,
      password,
      confirmPassword: password,
      firstName: "Isha",
      lastName,
      phone: "982-255-0148",
      company: "Bharat Forge",
    };
    await testing.call({ method: "POST", url: "/backend/api/applications.php", payload });
  }
  await testing.db.deleteFrom("outbox").execute();
  const token = await testing.signIn();
  const [first] = await testing.db.selectFrom("applications").select("id").orderBy("id").execute();
  const steps = async () =>
    (await testing.db.selectFrom("applications").select("step").orderBy("id").execute()).map((row) => row.step);
  const mails = () => testing.db.selectFrom("outbox").select(["recipient", "subject"]).orderBy("id").execute();
  return { ...testing, token, id: first!.id, steps, mails };
}

test("applications come newest first with the applicant's e-mail, and are found by name, phone or company", async () => {
  const { call, token } = await appWithApplications("Rathod", "Pawar");
  const names = async (query: string) => {
    const { data } = (await call({ method: "GET", url: `${url}${query}`, token })).json();
    return data.map((row: { last_name: string; email: string }) => `${row.last_name} ${row.email}`);
  };

  expect(await names("")).toEqual(["Pawar pawar@mail.example", "Rathod rathod@mail.example"]);
  expect(await names("?q=rathod forge")).toEqual(["Rathod rathod@mail.example"]);
  expect(await names("?step=2")).toEqual([]);
  expect(await names("?page=2&limit=1")).toEqual(["Rathod rathod@mail.example"]);
});

test("a move to another step is told to the applicant, a move to where it stands is not", async () => {
  const { call, token, id, steps, mails } = await appWithApplications("Rathod");
  const put = (step: unknown, of = id) => call({ method: "PUT", url: `${url}?id=${of}`, token, payload: { step } });

  const moved = await put(2);
  await put(2);

  expect(moved.json()).toMatchObject({
    success: true,
    data: { id, step: 2 },
    message: "Application updated. The mail to the applicant is kept until a mail server is set.",
  });
  expect(await mails()).toEqual([
    { recipient: "rathod@mail.example", subject: "Your application: step 2 of 4, Career Counselling" },
  ]);
  expect((await put(5)).json().errors).toEqual({ step: "Step must be at most 4" });
  expect((await put("")).statusCode).toBe(422);
  expect((await put(3, 999)).statusCode).toBe(404);
  expect(await steps()).toEqual([2]);
});

test("a move that is taken back before its mail has left is told to nobody", async () => {
  const { call, token, id, steps, mails } = await appWithApplications("Rathod");
  const put = (step: number) => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { step } });
  const preview = async (step: number) => {
    const notice = await call({ method: "GET", url: `/backend/admin/step-notices.php?id=${id}&step=${step}`, token });
    return notice.json().data;
  };
  const subject = "Your application: step 2 of 4, Career Counselling";
  expect(await preview(2)).toMatchObject({
    mail: { subject, body: expect.stringMatching(/^Hello Isha,\n\n[^]+\n\nWarm regards,\nThe Disha team\n$/) },
    takes_back: null,
  });

  await put(2);
  expect(await preview(1)).toEqual({ mail: null, takes_back: subject, leaves_at: null });
  expect(await preview(3)).toMatchObject({ mail: { subject: expect.stringContaining("step 3") }, takes_back: subject });
  const back = await put(1);

  expect(back.json().message).toBe(
    "Application updated. The mail about the last move had not left and was taken back.",
  );
  expect([await steps(), await mails()]).toEqual([[1], []]);
  await put(2);
  await put(3);
  expect((await mails()).map((mail) => mail.subject)).toEqual([
    "Your application: step 3 of 4, Documentation Verification",
  ]);
});

test("a deleted application takes the mail back that has not left, and only that", async () => {
  const { call, db, token, id, mails } = await appWithApplications("Rathod", "Pawar");
  const put = (step: number) => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { step } });
  await put(2);
  await db.updateTable("outbox").set({ attempts: 1, open_attempts: 1 }).execute();
  await put(3);

  const response = await call({ method: "DELETE", url: `${url}?id=${id}`, token });

  expect(response.statusCode).toBe(200);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Your application: step 2 of 4, Career Counselling"]);
});

test("a move that the applicant has read of is taken back by another mail", async () => {
  const { call, db, token, id, mails } = await appWithApplications("Rathod");
  const put = (step: number) => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: { step } });

  await put(2);
  await db.updateTable("outbox").set({ attempts: 1, open_attempts: 1 }).execute();
  const back = await put(1);

  expect(back.json().message).toBe(
    "Application updated. The mail to the applicant is kept until a mail server is set.",
  );
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    "Your application: step 2 of 4, Career Counselling",
    "Your application: step 1 of 4, Registration",
  ]);
  await put(2);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Your application: step 2 of 4, Career Counselling"]);
});

test("what a move would tell is not shown of an application that is gone, nor of a fifth step", async () => {
  const { call, token, id } = await appWithApplications("Rathod");
  const statusOf = async (query: string) =>
    (await call({ method: "GET", url: `/backend/admin/step-notices.php?${query}`, token })).statusCode;
  expect([await statusOf("id=999&step=2"), await statusOf(`id=${id}&step=5`)]).toEqual([404, 422]);
});

test("a deleted application is gone, its applicant's account stays", async () => {
  const { call, db, token, id, steps } = await appWithApplications("Rathod");

  const deletion = { method: "DELETE", url: `${url}?id=${id}`, token } as const;
  expect((await call(deletion)).statusCode).toBe(200);
  expect((await call(deletion)).statusCode).toBe(404);

  expect(await steps()).toEqual([]);
  expect(await db.selectFrom("users").select("id").where("email", "=", "rathod@mail.example").execute()).toHaveLength(
    1,
  );
});
