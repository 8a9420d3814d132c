import type { Database } from "#db/database.ts";
import type { formNames } from "#db/schema.ts";
import { networkOf } from "#app/lib/traffic/network-of.ts";
import { rateLimitOn } from "./shared-rate-limit.server.ts";

export type FormName = (typeof formNames)[number];
/** All other posts to pages, such as the buttons that a mail's links lead to, count as one form. */
export type CountedForm = FormName | "page" | "forgot-password" | "applicant";

const MOST_POSTS = 10;
const WINDOW_MS = 600_000;

export type FormLimit = ReturnType<typeof createFormLimit>;

/**
 * How often one network may send each form, to its page and to the API together: ten times in ten minutes, unless told
 * otherwise.
 */
export function createFormLimit(db: Database, most = MOST_POSTS) {
  const limit = rateLimitOn(db, { most, windowMs: WINDOW_MS });
  return {
    /** Counts one more post. Answers 0 when it is allowed, else the seconds to wait. */
    secondsToWait: async (form: CountedForm, address: string): Promise<number> =>
      limit.secondsToWait(`${form} ${networkOf(address)}`),
  };
}

/** `430` seconds become a sentence with minutes. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `This form was sent many times from your network. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
