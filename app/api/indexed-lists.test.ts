import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { describedOperations, type Operation, type Schema } from "#test/reading/described-operations.ts";

/**
 * Tables without a bound: visitors fill them, or an office over the years. What editors write stays in the thousands.
 */
const growing = new Set([
  "leads",
  "messages",
  "applications",
  "subscribers",
  "outbox",
  "users",
  "courses",
  "universities",
  "activities",
  "trash",
  "library_pictures",
  "doubtful_forms",
  "redirects",
  "enquiry_events",
  "versions",
]);

/** Orders by what another table says of each row: no index has them. */
const joined = ["users.php?page=1&limit=50&sort=signed-in", "users.php?page=1&limit=50&sort=-signed-in"];

/** Sent whole, among accounts of which each applicant has one. */
const people = [
  "/backend/admin/counsellors.php",
  "/backend/admin/history-people.php",
  "/backend/admin/switched-off-users.php",
];

/** Indexes of few of a table's rows. */
const ofFew = /INDEX users__(staff|closed_at)\b/;

/** What goes stale is gathered of eight parts, each with an index of its own, and then put in one order. */
const gathered = "/backend/admin/freshness.php";

type Query = TestApp["queries"][number];

test("every order and every filter of every list is answered by an index", async () => {
  const testing = await testApp();
  const token = await testing.signIn();
  const slow: string[] = [];
  const refused = new Set<string>();
  for (const operation of await describedOperations(testing)) {
    for (const query of asked(operation)) {
      const url = `${operation.path}?${query}`;
      if (joined.some((order) => url.endsWith(order))) continue;
      testing.queries.length = 0;
      const { statusCode } = await testing.call({ method: "GET", url, token });
      if (statusCode !== 200) refused.add(operation.path);
      for (const statement of testing.queries.filter(isReading))
        slow.push(...(await whole(testing.db, statement)).map((why) => `${url}: ${why}`));
    }
  }
  expect([...new Set(slow)]).toEqual([]);
  expect([...refused]).toEqual([]);
});

test("the staff are found by an index of their own, though applicants are thousands and the engine has counted them", async () => {
  const { db, call, queries, signIn } = await testApp();
  const token = await signIn();
  const at = new Date().toISOString();
  const applicants = Array.from({ length: 2000 }, (_, number) => ({
    username: `applicant${number}`,
    email: `applicant${number}@mail.example`,
    full_name: "",
    search_text: "",
    password_hash: "",
    role: "user" as const,
    created_at: at,
    updated_at: at,
  }));
  for (const some of [applicants.slice(0, 1000), applicants.slice(1000)])
    await db.insertInto("users").values(some).execute();
  await sql`analyze`.execute(db);

  for (const url of people) {
    queries.length = 0;
    expect((await call({ method: "GET", url, token })).statusCode).toBe(200);
    for (const statement of queries.filter(isReading)) expect([url, await whole(db, statement)]).toEqual([url, []]);
  }

  // What all applicants' addresses hold is not looked for among theirs, either.
  for (const filter of ["tab=staff", "role=admin"]) {
    queries.length = 0;
    const url = `/backend/admin/users.php?page=1&limit=50&q=mail&${filter}`;
    const { total } = (await call({ method: "GET", url, token })).json<{ meta: { total: number } }>().meta;
    expect(total).toBeLessThan(5);
    expect(queries.filter(({ sql }) => /users_search/.test(sql))).toEqual([]);
  }
});

// PostgreSQL reads so few lines whole.
test.skipIf(process.env["TEST_DATABASE_URL"])(
  "a lead's story is found by what each line tells of, though nearly all tell of leads and the engine has counted them",
  async () => {
    const testing = await testApp();
    const { db, call, queries } = testing;
    const [id] = await sendLeads(testing, { name: "Asha" });
    const { id: _, ...lead } = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 2000 }, (_, number) => ({
      ...lead,
      email: "",
      phone_e164: `+91980${1_000_000 + number}`,
    }));
    const leads: { id: number }[] = [];
    for (let first = 0; first < copies.length; first += 500)
      leads.push(
        ...(await db
          .insertInto("leads")
          .values(copies.slice(first, first + 500))
          .returning("id")
          .execute()),
      );
    const lines = leads.map(({ id }) => ({
      lead_id: id,
      kind: "form" as const,
      text: "",
      is_begun: 0 as const,
      created_at: lead.created_at,
    }));
    await db.insertInto("enquiry_events").values(lines).execute();
    await sql`analyze`.execute(db);
    const token = await testing.signIn();

    queries.length = 0;
    const url = `/backend/admin/lead-events.php?id=${id}&page=1&limit=50`;
    expect((await call({ method: "GET", url, token })).statusCode).toBe(200);
    const used = await Promise.all(queries.filter(isReading).map((statement) => indexesOf(db, statement)));
    expect(used.flat()).toContain("enquiry_events__application_id__id__index");
    expect(used.flat()).not.toContain("enquiry_events__call_id__index");
  },
);

// PostgreSQL reads so few applications whole.
test.skipIf(process.env["TEST_DATABASE_URL"])(
  "the applications that nobody has touched are counted by an index alone, though the engine guesses that few stand in each step",
  async () => {
    const { db, call, queries, signIn } = await testApp();
    const token = await signIn();
    const application = {
      ...enquiryColumns({ sent_at: new Date().toISOString() }, "1"),
      user_id: 1,
      first_name: "Tanvi",
      last_name: "Bhosale",
      company: "Bharat Forge",
      phone: "98225 50148",
      phone_e164: "",
      interest: null,
      search_text: "",
    };
    const applications = Array.from({ length: 4000 }, (_, number) => ({ ...application, step: 1 + (number % 4) }));
    for (let first = 0; first < applications.length; first += 500)
      await db
        .insertInto("applications")
        .values(applications.slice(first, first + 500))
        .execute();
    await sql`analyze`.execute(db);
    // As it guesses from a part of 100,000.
    await sql`update sqlite_stat1 set stat = '4000 26 1' where idx = 'applications__step__id__index'`.execute(db);
    await sql`analyze sqlite_schema`.execute(db);

    queries.length = 0;
    const waiting = (await call({ method: "GET", url: "/backend/admin/waiting.php", token })).json();
    expect(waiting).toMatchObject({ data: { new_applications: 1000 } });
    const counting = queries.find(({ sql }) => /"applications"/.test(sql))!;
    expect((await planOnSqlite(db, counting)).map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining("COVERING INDEX applications__untouched"),
    );
  },
);

// On PostgreSQL it is the statistics of a filled table that tell.
test.skipIf(process.env["TEST_DATABASE_URL"])(
  "the leads behind a number of the figures are counted by an index of what it counts, without a period, too",
  async () => {
    const { db, call, queries, signIn } = await testApp();
    const token = await signIn();
    const plans: string[] = [];
    for (const filter of ["campaign=pune", "course=MBA", "lost_reason=Fees", "lost_reason=none", "replied_within=9"]) {
      queries.length = 0;
      await call({ method: "GET", url: `/backend/admin/leads.php?page=1&limit=50&${filter}`, token });
      const counting = queries.find(({ sql }) => / as "total"/.test(sql) && /"leads"/.test(sql))!;
      const rows = await planOnSqlite(db, counting);
      plans.push(rows.map(({ detail }) => /SEARCH l USING INDEX (\w+)/.exec(detail)?.[1]).find(Boolean) ?? filter);
    }
    expect(plans).toEqual(["leads__campaign", "leads__listed__course", "leads__lost", "leads__lost", "leads__replied"]);
  },
);

/** Each order, and each filter with one of its values, of a list that is answered in pages. */
function asked({ method, path, query: { properties = {}, required = [] } }: Operation): string[] {
  if (method === "GET" && people.includes(path)) return [""];
  if (
    method !== "GET" ||
    !path.startsWith("/backend/admin/") ||
    path === gathered ||
    properties["page"]?.type !== "integer" ||
    required.length > 0
  )
    return [];
  // `id` asks for one record, and nothing of a list.
  const { page, limit, q, counts, sort, id, ...filters } = properties;
  const orders = ((sort?.enum ?? []) as string[]).map((order) => `sort=${order}`);
  const choices = Object.entries(filters).flatMap(([name, schema]) => {
    const value = valueOf(schema);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return ["", ...orders, ...choices].map((choice) => `page=1&limit=50&${choice}`);
}

function valueOf({ enum: values, anyOf, type, pattern }: Schema): string | undefined {
  if (anyOf) return valueOf(anyOf[0]!);
  return values ? (values.at(-1) as string) : type === "integer" ? "1" : pattern ? undefined : "Pune";
}

const isReading = ({ sql }: Query) => /^(select|with)/.test(sql) && !/"sessions"/.test(sql);

/** Why a statement would read a growing table whole. */
const whole = (db: Database, statement: Query): Promise<string[]> =>
  isPostgres(db) ? wholeOnPostgres(db, statement) : wholeOnSqlite(db, statement);

async function planOnSqlite(db: Database, { sql: text, parameters }: Query) {
  const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  return (await db.executeQuery<{ parent: number; detail: string }>(explained)).rows;
}

async function wholeOnSqlite(db: Database, statement: Query): Promise<string[]> {
  const { sql: text } = statement;
  const rows = await planOnSqlite(db, statement);
  const tables = new Map([...text.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table, alias]) => [alias!, table!]));
  return rows.flatMap(({ parent, detail }) => {
    const name = /^SCAN (\w+)/.exec(detail)?.[1] ?? "";
    if (!growing.has(tables.get(name) ?? name) || ofFew.test(detail)) return [];
    const isSorted = rows.some((row) => row.parent === parent && /TEMP B-TREE FOR ORDER BY/.test(row.detail));
    return isSorted || !/ limit /.test(text) ? [`${detail} ${text}`] : [];
  });
}

/** The indexes by which SQLite answers it. */
async function indexesOf(db: Database, statement: Query): Promise<string[]> {
  const rows = await planOnSqlite(db, statement);
  return rows.flatMap(({ detail }) => / INDEX (\w+)/.exec(detail)?.[1] ?? []);
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

async function wholeOnPostgres(db: Database, { sql: text, parameters }: Query): Promise<string[]> {
  const plan = await db.transaction().execute(async (db) => {
    // So few rows would be read whole, whatever index there is.
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_sort = off`.execute(db);
    const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: Plan }] }>(explained);
    return rows[0]!["QUERY PLAN"][0].Plan;
  });
  return nodesOf(plan).flatMap((node) => {
    const below = nodesOf(node).flatMap((one) => one["Relation Name"] ?? []);
    const isSorted = node["Node Type"] === "Limit" && node.Plans?.[0]?.["Node Type"] === "Sort";
    const isScanned = node["Node Type"] === "Seq Scan";
    const table = below.find((name) => growing.has(name));
    return table && (isSorted || isScanned) ? [`${node["Node Type"]} ${table} ${text}`] : [];
  });
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
