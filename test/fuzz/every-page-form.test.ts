import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { applicantLinkAddress, issueApplicationLink } from "#app/domain/applicant/applicant-links.server.ts";
import { openSession } from "#app/domain/session/sessions.server.ts";
import { pathOfRoute } from "#app/server/pages/canonical-path.ts";
import type { Database } from "#db/database.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { type FuzzedPost, fuzzedPost } from "./fuzzed-posts.ts";
import { pageForms } from "./page-forms.ts";

const casesEach = Number(process.env["FUZZ_CASES"] ?? 25);
const seed = Number(process.env["FUZZ_SEED"] ?? 2026);

test(
  "every form of a public page answers whatever it is sent with a page, and stores all of it or nothing",
  { timeout: 60_000 + casesEach * 5000 },
  async () => {
    // A mail server that nobody asks: without one no form sends a link.
    const testing = await testApp({ smtpUrl: "smtp://127.0.0.1:1" });
    const { db } = testing;
    const call = callAsApplicant(testing);
    await db.deleteFrom("settings").execute();
    await loadSamples(db);
    await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: "tanvi@mail.example" } });
    await letLinkLeave(testing);
    const forms = await pageForms({ ...testing, call });

    const failures: string[] = [];
    for (const form of forms) {
      const property = fc.asyncProperty(fuzzedPost(form), async (post) => {
        const before = await storedRows(db);
        const response = await call(post);
        const complaint = complaintAbout(response) ?? complaintAboutRows(response, before, await storedRows(db));
        if (complaint) throw new Error(complaint);
      });
      const found = await fc.check(property, { numRuns: casesEach, seed });
      if (found.failed) failures.push(reportOf(found.counterexample![0], found.errorInstance));
    }

    expect(failures).toEqual([]);
    for (const path of pathsWithActions())
      expect(forms.map((form) => form.path)).toContainEqual(expect.stringMatching(path));
  },
);

/** The pages of an applicant's own have their forms for who is signed in, anew for each call: one of them signs out. */
function callAsApplicant({ call, db }: TestApp): TestApp["call"] {
  return async (options) => {
    if (!/^\/my-application(\/(password|sign-out))?(\?|$)/.test(options.url as string)) return call(options);
    const applicant = db.selectFrom("users").select("id").where("username", "=", "ravi");
    const { id } = await applicant.executeTakeFirstOrThrow();
    const token = await openSession(db, id, { address: null, device: null });
    return call({ ...options, headers: { ...options.headers, cookie: `disha_applicant=${token}` } });
  };
}

/** No mail leaves here: its link, which nothing keeps, is written where mails are looked for links. */
async function letLinkLeave({ call, db }: TestApp) {
  const payload = { ...application, email: "ravi@disha.example" };
  await call({ method: "POST", url: "/backend/api/applications.php", payload });
  const { id } = await db.selectFrom("applications").select("id").executeTakeFirstOrThrow();
  // First: a link ends with what it proves.
  await db.updateTable("users").set({ email_proved_at: new Date().toISOString() }).where("role", "=", "user").execute();
  const token = await issueApplicationLink(db, id, payload.email);
  const body = applicantLinkAddress("http://disha.test", token!);
  await db.updateTable("outbox").set({ body }).where("link_to", "=", "application").execute();
}

const application = {
  password: "kettle under a banyan",
  confirmPassword: "kettle under a banyan",
  firstName: "Ravi",
  lastName: "Naik",
  phone: "982-255-0148",
  company: "student",
};

/** Whatever a form writes to. */
const tables = ["leads", "messages", "applications", "subscribers", "users", "enquiry_events", "outbox"] as const;

async function storedRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  return counts;
}

function complaintAbout({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  const answer = `${statusCode} ${body.slice(0, 300)}`;
  if (![200, 303, 400, 404, 413, 415, 422, 429].includes(statusCode)) return answer;
  if (/node_modules|file:\/\/|\n\s+at |Error:|\[object |Invalid input|expected string/.test(body))
    return `tells of its inside: ${answer}`;
  if (statusCode === 303) return null;
  const isPage = String(headers["content-type"]).startsWith("text/html") && /<h1\b[^>]*>[^<]*\w/.test(body);
  return isPage ? null : `no page: ${answer}`;
}

/** A refusal stores nothing; thanks come with one enquiry at most, and with whoever is told of it. */
function complaintAboutRows(
  { statusCode }: LightMyRequestResponse,
  before: Record<string, number>,
  after: Record<string, number>,
): string | null {
  const more = Object.fromEntries(tables.map((table) => [table, after[table]! - before[table]!]));
  const story = `${statusCode} stored ${JSON.stringify(more)}`;
  const enquiries = more["leads"]! + more["messages"]! + more["applications"]! + more["subscribers"]!;
  if (statusCode >= 400) return Object.values(more).every((rows) => rows === 0) ? null : story;
  return enquiries <= 1 && (enquiries === 0 || more["outbox"]! > 0) ? null : story;
}

/** A pattern for each page that takes a post. */
const pathsWithActions = () =>
  Object.entries(build.routes)
    .filter(([, route]) => route?.module.action)
    .map(([id]) => new RegExp(`^${pathOfRoute(build.routes, id).replaceAll(/:\w+/g, "[^/]+")}$`));

function reportOf({ url, headers, payload }: FuzzedPost, error: unknown): string {
  const body = JSON.stringify(payload.toString().slice(0, 600));
  const type = headers["content-type"] ?? "no content type";
  return `POST ${url} (${type}) ${body} → ${error instanceof Error ? error.message : String(error)}`;
}
