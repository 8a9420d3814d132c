import { randomKey } from "#app/lib/random-key.ts";
import { type Answer, callApi } from "./api-client.ts";

/** What is said where the answer was lost, e.g. of `the mail` that is `queued`. */
export const lostAnswer = (what: string, done: string) =>
  `Nobody answered: ${what} may be ${done} already. Check the connection and try again, it is ${done} only once.`;

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
  const idempotency_key = unanswered.get(words) ?? randomKey();
  unanswered.set(words, idempotency_key);
  const answer = await callApi<Data>(file, { method: "POST", query, body: { ...body, idempotency_key } });
  unanswered.delete(words);
  return answer;
}
