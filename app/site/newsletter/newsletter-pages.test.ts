import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { exportList, signInAsBrowser } from "#test/reading/export-list.ts";

async function appWithSubscriber() {
  const testing = await testApp();
  const { call, db } = testing;
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: "tanvi@mail.example" } });
  const { body } = await db.selectFrom("outbox").select("body").executeTakeFirstOrThrow();
  const confirmPath = /http:\/\/disha\.test(\/\S+)/.exec(body)![1]!;
  const tanvi = db.selectFrom("subscribers").select("status").where("email", "=", "tanvi@mail.example");
  const status = async () => (await tanvi.executeTakeFirstOrThrow()).status;
  return { ...testing, confirmPath, status };
}

test("the link of the mail leads to a page whose button confirms; opening it alone does not", async () => {
  const { call, confirmPath, status } = await appWithSubscriber();

  const page = await call({ method: "GET", url: confirmPath });
  expect(page.body).toContain("Confirm my subscription");
  expect(await status()).toBe("pending");

  const confirmed = await call({ method: "POST", url: confirmPath });
  expect(confirmed.body).toContain("Your subscription is confirmed");
  expect(await status()).toBe("confirmed");
});

test("a confirmed reader can leave by the link that the page shows", async () => {
  const { call, confirmPath, status } = await appWithSubscriber();
  const confirmed = await call({ method: "POST", url: confirmPath });
  const leavePath = /"(\/newsletter\/leave\/[^"]+)"/.exec(confirmed.body)![1]!;

  expect((await call({ method: "GET", url: leavePath })).body).toContain("Unsubscribe me");
  expect(await status()).toBe("confirmed");
  expect((await call({ method: "POST", url: leavePath })).body).toContain("You have unsubscribed from the newsletter");
  expect(await status()).toBe("unsubscribed");
});

test("a letter that staff send by other means has a link to leave for each who confirmed, from the file of subscribers", async () => {
  const { confirmPath, status, ...testing } = await appWithSubscriber();
  const { call } = testing;
  await call({ method: "POST", url: confirmPath });
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: "rohan@mail.example" } });

  const browser = await signInAsBrowser(testing);
  const [labels, unasked, confirmed] = await exportList(browser, { list: "subscribers" });

  expect([labels!.split(",").at(-1), unasked!.split(",").at(-1)]).toEqual(["Link to leave", ""]);
  const link = confirmed!.split(",").at(-1)!;
  expect(link).toMatch(/^http:\/\/disha\.test\/newsletter\/leave\/1\./);
  await call({ method: "POST", url: new URL(link).pathname });
  expect(await status()).toBe("unsubscribed");
  expect((await exportList(browser, { list: "subscribers" }))[2]!.split(",").at(-1)).toBe("");
});

test("an opened link says what has become of it: confirmed, left, or no link of ours", async () => {
  const { call, confirmPath } = await appWithSubscriber();
  const opened = async (url = confirmPath) => (await call({ method: "GET", url })).body;
  const { body } = await call({ method: "POST", url: confirmPath });

  expect(await opened()).toContain("Your subscription is confirmed");
  await call({ method: "POST", url: /"(\/newsletter\/leave\/[^"]+)"/.exec(body)![1]! });
  expect(await opened()).toContain("You have unsubscribed from the newsletter");
  expect((await call({ method: "POST", url: confirmPath })).body).toContain("You have unsubscribed");
  expect(await opened("/newsletter/confirm/abc")).toContain("This link is no longer valid");
});

test("a changed link says so and confirms nothing", async () => {
  const { call, confirmPath, status } = await appWithSubscriber();

  const refused = await call({ method: "POST", url: `${confirmPath}x` });

  expect(refused.body).toContain("This link is no longer valid");
  expect(await status()).toBe("pending");
});
