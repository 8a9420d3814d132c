import { expect, test } from "vitest";
import { openSession } from "#app/domain/session/sessions.server.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { describedOperations, type Operation, type Schema } from "#test/reading/described-operations.ts";
import { testApp } from "#test/app.ts";

/** One value of each kind, in the place of every field at once. */
const values: unknown[] = [undefined, null, -1, true, "nonsense", "x".repeat(70_000), "0000", [5], {}];
/** Words of validators and of the language, none of the product's. */
const foreignWords =
  /invalid (?!username or password)|\bexpected|regex|pattern|\bzod\b|instance|uint8array|\bstring\b|undefined|\bNaN\b|\bnull\b|boolean|\bobject\b|\barray\b|\binput\b|FST_|\btoo (?:small|big)/i;

test("whatever is wrong with a request is said in plain sentences, never in a library's", async () => {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const operations = await describedOperations(testing);
  const token = () => openSession(testing.db, 1, { address: "203.0.113.7", device: "test" });
  let asked = 0;
  const foreign: string[] = [];

  for (const operation of operations) {
    for (const request of wrongRequests(operation)) {
      asked += 1;
      // Each from a network of its own: the limits are not what is tried here.
      const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
      const response = await testing.call({ ...request, remoteAddress, token: await token() });
      const { success, message, errors } = response.json<Refusal>();
      if (success) continue;
      for (const sentence of [message, ...Object.values(errors ?? {})]) {
        const isPlain = /^[A-Z]/.test(sentence) && !foreignWords.test(sentence);
        if (!isPlain) foreign.push(`${request.method} ${request.url.slice(0, 120)}: ${sentence}`);
      }
    }
  }

  expect(asked).toBeGreaterThan(1000);
  expect(foreign).toEqual([]);
});

interface Refusal {
  success: boolean;
  message: string;
  errors?: Record<string, string>;
}

function wrongRequests({ method, path, query, body }: Operation) {
  const inQuery = values.map((value) => ({ method, url: `${path}?${queryText(query, value)}` }));
  if (!body) return inQuery;
  const url = `${path}?id=1`;
  return [...inQuery, ...values.map((value) => ({ method, url, payload: fields(body, value) }))];
}

const fields = (schema: Schema, value: unknown) =>
  Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, value]));

const queryText = (schema: Schema, value: unknown) =>
  Object.keys(schema.properties ?? {})
    .filter(() => value !== undefined)
    .map((name) => `${name}=${encodeURIComponent(JSON.stringify(value).slice(0, 3000))}`)
    .join("&");
