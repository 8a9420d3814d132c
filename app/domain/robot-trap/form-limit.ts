import type { Database } from "#db/database.ts";
import type { formNames } from "#db/schema.ts";
import { networkOf } from "#app/lib/traffic/network-of.ts";
import { rateLimitOn } from "./shared-rate-limit.server.ts";

export type FormName = (typeof formNames)[number];
/** `page`: all other posts to pages, such as the buttons behind links in mails. */
export type CountedForm = FormName | "page" | "forgot-password" | "applicant";

const MOST_POSTS = 10;
const WINDOW_MS = 600_000;

export type FormLimit = ReturnType<typeof createFormLimit>;

/** Limits how often one network may send each form, to page and API together; by default ten times in ten minutes. */
export function createFormLimit(db: Database, most = MOST_POSTS) {
  const limit = rateLimitOn(db, { most, windowMs: WINDOW_MS });
  return {
    /** Counts a post. Answers 0 if it is allowed, else the seconds to wait. */
    secondsToWait: async (form: CountedForm, address: string): Promise<number> =>
      limit.secondsToWait(`${form} ${networkOf(address)}`),
  };
}

/** A refusal with the waiting time in minutes. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `This form was sent many times from your network. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
