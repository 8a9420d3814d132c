import { expect, test } from "vitest";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { openSecret, sealSecret } from "./sealed-secret.server.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("a secret is opened for its own user, and is sealed differently each time", async () => {
  const { db } = await freshDatabase();

  const [one, other] = [await sealSecret(db, 1, secret), await sealSecret(db, 1, secret)];

  expect([await openSecret(db, 1, one), await openSecret(db, 1, other)]).toEqual([secret, secret]);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain(secret);
});

test("copied to another user's row, or changed by one sign, it opens nothing", async () => {
  const { db } = await freshDatabase();
  const sealed = await sealSecret(db, 1, secret);
  const changed = (sealed.startsWith("A") ? "B" : "A") + sealed.slice(1);

  await expect(openSecret(db, 2, sealed)).rejects.toThrow();
  await expect(openSecret(db, 1, changed)).rejects.toThrow();
});
