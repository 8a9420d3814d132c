import { randomKey } from "#app/lib/random-key.ts";
import { type Answer, callApi } from "./api-client.ts";

/** The message after a lost answer, e.g. for `the mail` that is `queued`. */
export const lostAnswer = (what: string, done: string) =>
  `Nobody answered: ${what} may be ${done} already. Check the connection and try again, it is ${done} only once.`;

/** The same for a save, appended to the specification's sentence. */
export const LOST_SAVE = "Nobody answered: it may be stored already, and is stored only once.";

/** The idempotency keys of unanswered texts, by text. */
const unanswered = new Map<string, string>();

/**
 * Sends what must not be stored twice. If the answer was lost, the same text is sent again with the same key and
 * answered as the first time; a different text is a new request, even from the same form.
 * @throws as `callApi` does.
 */
export async function sendOnce<Data>(file: string, query: Record<string, string>, body: object): Promise<Answer<Data>> {
  // Without `seen`: sending again over a newer version is the same request.
  const words = JSON.stringify([file, { ...query, seen: undefined }, body]);
  return withKeyOf(words, (idempotency_key) =>
    callApi<Data>(file, { method: "POST", query, body: { ...body, idempotency_key } }),
  );
}

/** Creates a content record like `sendOnce`; the key is in the query, since a form with files has no place for it. */
export function createOnce<Data>(file: string, body: FormData | object): Promise<Answer<Data>> {
  const entries = body instanceof FormData ? [...body].map(([name, value]) => [name, wordsOf(value)]) : body;
  return withKeyOf(JSON.stringify([file, entries]), (idempotency_key) =>
    callApi<Data>(file, { method: "POST", query: { idempotency_key }, body }),
  );
}

async function withKeyOf<Sent>(words: string, send: (key: string) => Promise<Sent>): Promise<Sent> {
  const key = unanswered.get(words) ?? randomKey();
  unanswered.set(words, key);
  const answer = await send(key);
  unanswered.delete(words);
  return answer;
}

const wordsOf = (value: FormDataEntryValue) =>
  typeof value === "string" ? value : [value.name, value.size, value.lastModified];
