import { randomKey } from "#app/lib/random-key.ts";
import { type Answer, callApi } from "./api-client.ts";

/** What is said where the answer was lost, e.g. of `the mail` that is `queued`. */
export const lostAnswer = (what: string, done: string) =>
  `Nobody answered: ${what} may be ${done} already. Check the connection and try again, it is ${done} only once.`;

/** The same of a save whose sentence the specification gives: it stands behind that. */
export const LOST_SAVE = "Nobody answered: it may be stored already, and is stored only once.";

/** The keys of what nobody has answered yet, by its words. */
const unanswered = new Map<string, string>();

/**
 * Sends what must not stand there twice. Where its answer was lost on the way, the same words bear the same key when
 * they are sent again, and are answered as the first time; other words are another sending, though they come from the
 * same form.
 * @throws as `callApi` does.
 */
export async function sendOnce<Data>(file: string, query: Record<string, string>, body: object): Promise<Answer<Data>> {
  // Upon which version they were written is no part of the words: what is sent anyway, and then again, is one sending.
  const words = JSON.stringify([file, { ...query, seen: undefined }, body]);
  return withKeyOf(words, (idempotency_key) =>
    callApi<Data>(file, { method: "POST", query, body: { ...body, idempotency_key } }),
  );
}

/** Creates a record of content, as `sendOnce` does; a form with files has no place for a key in its body. */
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
