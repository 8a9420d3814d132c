import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { userRoles } from "#db/schema.ts";
import {
  actsOf,
  isPermitted,
  nouns,
  type Permission,
  permissionsOf,
  permissionTable,
  type Role,
  staffRoles,
} from "#app/domain/permission/permissions.ts";
import { openSession } from "#app/domain/session/sessions.server.ts";
import type { ApiServices } from "#app/api/api-context.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { addUser, type TestApp, testApp } from "#test/app.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { describedOperations, type Operation } from "#test/reading/described-operations.ts";
import { guardStaff } from "./guard-staff.ts";
import { needs } from "./needed-permission.ts";

/** Whatever else the document describes is closed. */
const openOperations = [
  "POST /backend/admin/login.php",
  "GET /backend/admin/forgot-password.php",
  "POST /backend/admin/forgot-password.php",
  "POST /backend/admin/password-link.php",
  "PUT /backend/admin/password-link.php",
  "POST /backend/admin/invitation.php",
  "PUT /backend/admin/invitation.php",
  "GET /backend/api/blogs.php",
  "GET /backend/api/courses.php",
  "GET /backend/api/expert-guidance.php",
  "GET /backend/api/faqs.php",
  "GET /backend/api/gallery.php",
  "GET /backend/api/programs.php",
  "GET /backend/api/search.php",
  "GET /backend/api/settings.php",
  "GET /backend/api/stats.php",
  "GET /backend/api/testimonials.php",
  "GET /backend/api/universities.php",
  "POST /backend/api/applications.php",
  "POST /backend/api/confirm.php",
  "POST /backend/api/contact.php",
  "POST /backend/api/leads.php",
  "POST /backend/api/newsletter.php",
  "POST /backend/api/unsubscribe.php",
];

const nounOf = (permission: string) => permission.slice(0, permission.lastIndexOf("."));

const HOURS_13_MS = 13 * HOUR_MS;

test("every operation but the open ones is closed to the signed-out, to an expired token and to a client", async () => {
  const testing = await testApp();
  const operations = await describedOperations(testing);
  const { expired, client } = await closedKeys(testing);
  const ask = async ({ method, path: url }: Operation, token?: string) => {
    const response = await testing.call({ method, url, ...(token !== undefined && { token }) });
    return [response.statusCode, response.json<{ message?: string }>().message];
  };

  const closed: string[] = [];
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`;
    if (openOperations.includes(name)) {
      expect([name, await ask(operation)]).not.toEqual([name, [401, expect.anything()]]);
      continue;
    }
    const answers = [await ask(operation), await ask(operation, expired), await ask(operation, client)];
    expect([name, ...answers]).toEqual([
      name,
      [401, "No authentication token found"],
      [401, "Session expired. Please login again."],
      [403, "This account cannot use the admin panel."],
    ]);
    closed.push(name);
  }

  // Nothing is open that the document does not describe: its own test finds each route of the app in it.
  expect(closed.length).toBe(operations.length - openOperations.length);
  expect(closed.length).toBeGreaterThan(80);
});

test("every operation lets those roles in that the document names, and refuses every other", async () => {
  const testing = await testApp();
  const operations = (await describedOperations(testing)).filter(({ permissions }) => permissions);
  const everybody = new Map<Role, number>();
  for (const role of userRoles) everybody.set(role, await addUser(testing.db, `of-${role}`, role));

  const walked: string[] = [];
  const acts = { allowed: new Set<string>(), refused: new Set<string>() };
  for (const { method, path: url, permissions = [] } of operations) {
    for (const [role, userId] of everybody) {
      // Some end the session.
      const token = await openSession(testing.db, userId, { address: null, device: null });
      const { statusCode } = await testing.call({ method, url, token });
      const isLetIn = permissions.some((permission) => isPermitted(role, permission));
      expect([role, method, url, statusCode === 403, statusCode === 401]).toEqual([role, method, url, !isLetIn, false]);
      expect([method, url, statusCode < 500]).toEqual([method, url, true]);
      walked.push(`${method} ${url} ${role}`);
      for (const permission of permissions) {
        const act = isPermitted(role, permission) ? "allowed" : "refused";
        // One that asks for one of several may let in by another.
        if (act === "allowed" || permissions.length === 1) acts[act].add(`${nounOf(permission)} ${role}`);
      }
    }
  }

  const described = (await describedOperations(testing)).length - openOperations.length;
  expect(new Set(walked).size).toBe(described * everybody.size);
  // Of each noun and role an act that is allowed, where any is, and one that is refused, where not all are.
  const askedAlone = new Set(
    operations.flatMap(({ permissions = [] }) => (permissions.length === 1 ? permissions : [])),
  );
  for (const noun of nouns) {
    for (const role of userRoles) {
      const refusable = permissionTable[noun].acts.map((act): Permission => `${noun}.${act}`);
      const refused = refusable.some((permission) => askedAlone.has(permission) && !isPermitted(role, permission));
      const told = [acts.allowed.has(`${noun} ${role}`), acts.refused.has(`${noun} ${role}`)];
      expect([noun, role, ...told]).toEqual([noun, role, actsOf(role, noun).length > 0, refused]);
    }
  }
  // No right is given that no operation asks for.
  const asked = new Set(operations.flatMap(({ permissions = [] }) => permissions));
  expect([...asked].toSorted()).toEqual(permissionsOf("admin").toSorted());
});

test("the live line, the one route of staff that is no operation of the document, is closed as they are", async () => {
  const testing = await testApp();
  const routes = [...testing.app.printRoutes({ commonPrefix: false }).matchAll(/(\/backend\/admin\/\S+) \(/g)];
  const described = new Set((await describedOperations(testing)).map(({ path }) => path));
  const others = new Set(routes.map(([, path]) => path!).filter((path) => !described.has(path)));
  expect([...others]).toEqual(["/backend/admin/live"]);
  const address = await testing.app.listen({ port: 0, host: "127.0.0.1" });
  const { expired, client } = await closedKeys(testing);
  const listen = async (token?: string) => {
    const leaving = new AbortController();
    const headers = new Headers({ connection: "close" });
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    const { status } = await fetch(`${address}/backend/admin/live`, { headers, signal: leaving.signal });
    leaving.abort();
    return status;
  };

  expect([await listen(), await listen(expired), await listen(client)]).toEqual([401, 401, 403]);
  for (const role of staffRoles) {
    const userId = await addUser(testing.db, `live-${role}`, role);
    const token = await openSession(testing.db, userId, { address: null, device: null });
    expect([role, await listen(token)]).toEqual([role, 200]);
  }
});

test("viewer and editor meet nobody's personal data, and nobody but an administrator exports or sees users", () => {
  for (const role of ["viewer", "editor"] as const) {
    const personal = nouns.filter((noun) => "isPersonal" in permissionTable[noun]);
    expect(personal.flatMap((noun) => actsOf(role, noun))).toEqual([]);
  }
  expect(permissionsOf("viewer").filter((permission) => !permission.endsWith(".see"))).toEqual(["account.change"]);
  expect(permissionsOf("editor").filter((permission) => permission.startsWith("courses"))).toHaveLength(4);
  const others = (["viewer", "editor", "counsellor"] as const).flatMap(permissionsOf);
  expect(others.filter((permission) => /\.export$|^users/.test(permission))).toEqual([]);
  expect(permissionsOf("user")).toEqual([]);
});

test("who may not do it to any list is told of the one that the call names", async () => {
  const { call, db, signIn } = await testApp();
  await addUser(db, "farhan", "counsellor");
  const token = await signIn("farhan");
  const post = async (file: string, payload?: object) => {
    const answer = await call({
      method: "POST",
      url: `/backend/admin/${file}.php`,
      token,
      ...(payload && { payload }),
    });
    return [answer.statusCode, answer.json().message];
  };
  const told = (list: string) => [
    403,
    `As a counsellor you may not export ${list}. An administrator can change your role.`,
  ];

  expect(await post("exports", { list: "leads" })).toEqual(told("leads"));
  expect(await post("exports", { list: "stat-items" })).toEqual(told("statistics"));
  for (const unknown of [undefined, {}, { list: "wishes" }, { list: ["leads", "faqs"] }])
    expect(await post("exports", unknown)).toEqual([403, expect.stringContaining("you may not export ")]);
});

test("an operation without a permission keeps the server from starting", async () => {
  const { db } = await freshDatabase();
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  guardStaff(app, { db } as ApiServices);

  expect(() => app.get("/forgotten.php", () => null)).toThrow("GET /forgotten.php names no permission");
  expect(() => app.get("/odd.php", needs("backups.delete"), () => null)).toThrow("names no permission");
});

test("a token that nobody was given opens nothing", async () => {
  const { call } = await testApp();

  for (const token of ["a".repeat(43), "short", "null", `${"a".repeat(43)} ${"b".repeat(43)}`]) {
    const { statusCode } = await call({ method: "GET", url: "/backend/admin/stats.php", token });
    expect([token, statusCode]).toEqual([token, 401]);
  }
});

/**
 * The token of an administrator who has not been here for thirteen hours, and one of somebody who is a client by now.
 */
async function closedKeys({ db, signIn }: TestApp) {
  const administrator = await db.selectFrom("users").selectAll().where("username", "=", "meenal").executeTakeFirst();
  const { id: expiredId, ...account } = administrator!;
  const meera = { ...account, username: "meera", email: "meera@disha.example" };
  await db.insertInto("users").values(meera).execute();
  const keys = { expired: await signIn("meenal"), client: await signIn("meera") };
  await db.updateTable("users").set({ role: "user" }).where("username", "=", "meera").execute();
  const longAgo = fromNow(-HOURS_13_MS);
  await db.updateTable("sessions").set({ last_used_at: longAgo }).where("user_id", "=", expiredId).execute();
  return keys;
}
