import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

interface Listed {
  data: { id: number; email: string }[];
  meta: { total: number; counts?: object };
}

async function deskWithMessages() {
  const testing = await testApp();
  const token = await testing.signIn();
  for (const [name, subject] of [
    ["tanvi Bhosale", "Fees"],
    ["Asha Patil", "exams"],
    ["Tanvi Bhosale", "Dates"],
  ]) {
    const payload = {
      name,
      email: `${name!.split(" ")[0]}@mail.example`,
      subject,
      message: "When do the exams begin?",
    };
    await testing.call({ method: "POST", url: "/backend/api/contact.php", payload });
  }
  const url = (query: string) => `/backend/admin/${query}`;
  const listed = async (query: string) =>
    (await testing.call({ method: "GET", url: url(query), token })).json<Listed>();
  const ids = async (query: string) => (await listed(query)).data.map(({ id }) => id);
  return { ...testing, token, listed, ids };
}

test("messages are sorted by each column, those alike by their ids, and counted by status", async () => {
  const { call, token, ids, listed } = await deskWithMessages();
  await call({ method: "PUT", url: "/backend/admin/messages.php?id=2", token, payload: { status: "answered" } });
  expect(await ids("messages.php?sort=from")).toEqual([2, 1, 3]);
  expect(await ids("messages.php?sort=-from")).toEqual([3, 1, 2]);
  expect(await ids("messages.php?sort=subject")).toEqual([3, 2, 1]);
  expect(await ids("messages.php?sort=received")).toEqual([1, 2, 3]);
  expect(await ids("messages.php?sort=status")).toEqual([1, 3, 2]);
  expect(await ids("messages.php?sort=from&status=new&limit=1&page=2")).toEqual([3]);
  expect(await ids("messages.php?q=begin asha")).toEqual([2]);
  expect((await listed("messages.php?counts=1&limit=1&q=asha")).meta).toEqual({
    total: 1,
    page: 1,
    limit: 1,
    counts: { status: { new: { total: 2 }, answered: { total: 1 } } },
  });
});

test("a mail is read by its id, and mails are counted by status", async () => {
  const { listed, call, token } = await deskWithMessages();
  const { counts } = (await listed("outbox.php?counts=1&limit=1")).meta;
  const none = { total: 0 };
  expect(counts).toEqual({ status: { waiting: { total: 6 }, held: none, sent: none, failed: none, cancelled: none } });
  expect((await listed("outbox.php?id=1")).data).toMatchObject({ id: 1, status: "waiting" });
  expect((await call({ method: "GET", url: "/backend/admin/outbox.php?id=99", token })).statusCode).toBe(404);
});

test("users are found by their full names, narrowed to a role, and sorted by their last sign-in, never last", async () => {
  const { call, token, listed, ids } = await deskWithMessages();
  const payload = {
    username: "asha",
    full_name: "Asha Kulkarni",
    email: "a@disha.example",
    password: "a quiet river bend",
  };
  await call({ method: "POST", url: "/backend/admin/users.php", token, payload });
  expect((await listed("users.php?q=kulk asha")).data).toMatchObject([{ username: "asha" }]);
  expect((await listed("users.php?role=admin")).data).toMatchObject([{ username: "meenal" }]);
  expect(await ids("users.php?sort=-signed-in")).toEqual([1, 3, 2]);
  expect(await ids("users.php?sort=signed-in")).toEqual([1, 2, 3]);
  expect(await ids("users.php?sort=username&page=1")).toEqual([3, 1, 2]);
  const renamed = { username: "asha", full_name: "Asha Rao", email: "a@disha.example" };
  await call({ method: "PUT", url: "/backend/admin/users.php?id=3", token, payload: renamed });
  expect(await ids("users.php?q=kulkarni")).toEqual([]);
  expect(await ids("users.php?q=rao")).toEqual([3]);
});
