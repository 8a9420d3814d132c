import { networkOf } from "#app/lib/network-of.ts";
import { createRateLimit } from "#app/lib/rate-limit.ts";

/** The public forms, by the file names of the contract. */
export type FormName = "leads" | "contact" | "applications" | "newsletter";

const MOST_POSTS = 10;
const WINDOW_MS = 600_000;

export type FormLimit = ReturnType<typeof createFormLimit>;

/** How often one network address may send each form: ten times in ten minutes, unless told otherwise. */
export function createFormLimit(most = MOST_POSTS) {
  const limit = createRateLimit({ most, windowMs: WINDOW_MS });
  return {
    /** Counts one more post. Answers 0 when it is allowed, else the seconds to wait. */
    secondsToWait: (form: string, address: string) => limit.secondsToWait(`${form} ${networkOf(address)}`),
  };
}

/** `430` seconds become a sentence with minutes. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `This form was sent many times from your network. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
