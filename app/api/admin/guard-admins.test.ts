import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const methods = ["GET", "POST", "PUT", "DELETE"] as const;
const files = [
  "stats",
  "activities",
  "logout",
  "courses",
  "universities",
  "testimonials",
  "faqs",
  "stat-items",
  "expert-guidance",
  "leads",
  "messages",
  "applications",
  "subscribers",
  "programs",
  "blogs",
  "gallery",
  "leaders",
  "core-values",
  "settings",
  "samples",
  "order",
  "outbox",
  "users",
  "sessions",
  "account",
];

test("every admin endpoint is closed to the signed-out, to a made-up token and to a client", async () => {
  const { app, call, db, signIn } = await testApp();
  const token = await signIn();
  await db.updateTable("users").set({ role: "user" }).where("username", "=", "meenal").execute();

  for (const url of files.map((file) => `/backend/admin/${file}.php`)) {
    const answered = methods.filter((method) => app.hasRoute({ method, url }));
    expect([url, answered.length]).not.toEqual([url, 0]);
    for (const method of answered) {
      const signedOut = await call({ method, url });
      const madeUp = await call({ method, url, token: "a".repeat(43) });
      const client = await call({ method, url, token });
      const statuses = [signedOut.statusCode, madeUp.statusCode, client.statusCode];
      expect([url, method, ...statuses]).toEqual([url, method, 401, 401, 403]);
      expect(signedOut.json()).toEqual({ success: false, message: "No authentication token found" });
    }
  }
});
