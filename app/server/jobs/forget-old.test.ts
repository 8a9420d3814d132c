import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#app/server/create-app.ts";
import { testApp } from "#test/app.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { eventually } from "#test/eventually.ts";
import { turnsDuring } from "#test/turns-during.ts";

test("others are answered while what has lain in the trash for its time goes", async () => {
  const { bucket, call, dataFolder, db, signIn, statements } = await testApp();
  for (let place = 1; place <= 5; place += 1) await addFaq(db, { question: `Question ${place}?`, position: place });
  await call({ method: "DELETE", url: "/backend/admin/faqs-bulk.php?count=5", token: await signIn() });
  await db.updateTable("trash").set({ deleted_at: "2026-01-01T00:00:00.000Z" }).execute();
  statements.length = 0;
  const app = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => app.close());

  const emptied = async () => {
    await app.ready();
    while ((await db.selectFrom("trash").select("id").execute()).length > 0) await letTurn();
  };
  const seen = await turnsDuring(emptied(), () => goneIn(statements));

  expect(seen).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

test("a doubtful form that nobody has decided about is forgotten after ninety days", async () => {
  const { bucket, call, dataFolder, db } = await testApp();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  for (const [name, ago] of [["Tanvi", 91] as const, ["Zubeida", 89] as const]) {
    const sent = { name, email: "t@mail.example", subject: "Fees", message: "How much?", form_elapsed_ms: 900 };
    await call({ method: "POST", url: "/backend/api/contact.php", payload: sent });
    await db
      .updateTable("doubtful_forms")
      .set({ created_at: day(ago) })
      .where("name", "=", name)
      .execute();
  }
  const names = async () => (await db.selectFrom("doubtful_forms").select("name").execute()).map(({ name }) => name);
  expect(await names()).toHaveLength(2);

  const app = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(() => app.close());
  await app.ready();

  await eventually(async () => expect(await names()).toEqual(["Zubeida"]));
});

const goneIn = (statements: string[]) => statements.filter((text) => text.startsWith('delete from "trash"')).length;

const letTurn = () => new Promise((resolve) => setImmediate(resolve));
