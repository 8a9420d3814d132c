import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openSession } from "#app/domain/session/sessions.server.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { describedOperations } from "#test/reading/described-operations.ts";
import { type FuzzedRequest, fuzzedRequest } from "./fuzzed-requests.ts";

const casesEach = Number(process.env["FUZZ_CASES"] ?? 10);
const seed = Number(process.env["FUZZ_SEED"] ?? 2026);
const SLOWEST_MS = 2000;
const GIVEN_UP_MS = 10_000;

test(
  "every operation answers whatever it is sent in the envelope, without a failure, within two seconds",
  { timeout: 60_000 + casesEach * 10_000 },
  async () => {
    const testing = await testApp();
    await testing.db.deleteFrom("settings").execute();
    await loadSamples(testing.db);
    const operations = await describedOperations(testing);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#29366f" } })
      .png()
      .toBuffer();
    const ask = await asAdministrator(testing);

    const failures: string[] = [];
    for (const operation of operations) {
      const property = fc.asyncProperty(fuzzedRequest(operation, picture), async (request) => {
        const complaint = await complaintAbout(() => ask(request));
        if (complaint) throw new Error(complaint);
      });
      const found = await fc.check(property, { numRuns: casesEach, seed });
      if (found.failed) failures.push(reportOf(found.counterexample![0], found.errorInstance));
    }

    expect(operations.length).toBeGreaterThan(80);
    expect(failures).toEqual([]);
  },
);

/** Calls as the first administrator, whose session is opened again when a case has ended it. */
async function asAdministrator({ call, db }: TestApp) {
  const open = () => openSession(db, 1, { address: "203.0.113.7", device: "fuzz" });
  let token = await open();
  return async (request: FuzzedRequest) => {
    const response = await call({ ...request, token });
    if (response.statusCode !== 401 || request.url === "/backend/admin/login.php") return response;
    token = await open();
    return call({ ...request, token });
  };
}

async function complaintAbout(ask: () => Promise<LightMyRequestResponse>): Promise<string | null> {
  const { response, elapsedMs } = await timed(ask);
  if (!response) return `no answer within ${GIVEN_UP_MS} ms`;
  const answer = `${response.statusCode} ${response.body.slice(0, 300)}`;
  if (response.statusCode >= 500) return answer;
  if (!isEnvelope(response)) return `outside the envelope: ${answer}`;
  // A busy machine holds an answer up, but hardly the same one twice.
  const isSlow = elapsedMs > SLOWEST_MS && (await timed(ask)).elapsedMs > SLOWEST_MS;
  return isSlow ? `${elapsedMs} ms for ${answer}` : null;
}

async function timed(ask: () => Promise<LightMyRequestResponse>) {
  const begun = performance.now();
  const response = await Promise.race([ask(), wait(GIVEN_UP_MS, null, { ref: false })]);
  return { response, elapsedMs: Math.round(performance.now() - begun) };
}

function isEnvelope(response: LightMyRequestResponse): boolean {
  if (!String(response.headers["content-type"]).startsWith("application/json")) return false;
  const { success, message } = response.json<{ success?: unknown; message?: unknown }>();
  const isDone = response.statusCode >= 200 && response.statusCode < 300;
  return success === isDone && (isDone || typeof message === "string");
}

function reportOf({ method, url, headers, payload }: FuzzedRequest, error: unknown): string {
  const body = payload
    ? ` (${headers["content-type"] ?? "no content type"}) ${JSON.stringify(payload.toString().slice(0, 600))}`
    : "";
  return `${method} ${url}${body} → ${error instanceof Error ? error.message : String(error)}`;
}
