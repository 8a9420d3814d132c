import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { openDatabaseToRead } from "#db/database.ts";
import type { Place } from "#app/domain/backup/restore/restore-backup.server.ts";

const RETRY_AFTER_MS = 50;
const LONGEST_ANSWER_MS = 20_000;

interface Enquiry {
  form: "leads" | "contact" | "applications";
  /** Unique to each enquiry. */
  email: string;
  words: string;
}

/** The server asked, and when the request began and failed. */
export interface Failure {
  address: string;
  from: number;
  until: number;
  reason: string;
}

/**
 * Visitors who send one form after another, each until it is acknowledged, under one key, as the site's page does.
 * `addressOf` answers the server to use.
 */
export function startWriters(count: number, addressOf: () => string) {
  const stopping = new AbortController();
  const acknowledged: Enquiry[] = [];
  const begun: Enquiry[] = [];
  const failures: Failure[] = [];

  async function write(writer: number) {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const enquiry = enquiryOf(writer, number);
      begun.push(enquiry);
      if (await sendUntilAcknowledged(enquiry)) acknowledged.push(enquiry);
    }
  }

  async function sendUntilAcknowledged(enquiry: Enquiry): Promise<boolean> {
    while (!stopping.signal.aborted) {
      const address = addressOf();
      const from = performance.now();
      const outcome = await send(address, enquiry).catch(reasonOf);
      if (outcome === null) return true;
      failures.push({ address, from, until: performance.now(), reason: outcome });
      await pause(RETRY_AFTER_MS);
    }
    return false;
  }

  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  const stop = async () => {
    stopping.abort();
    await writing;
  };
  return { acknowledged, begun, failures, stop };
}

/** `fetch` wraps the connection's error. */
const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

/** Every fifth is an application, which hashes a password; the others are leads and messages. */
function enquiryOf(writer: number, number: number): Enquiry {
  const form = number % 5 === 4 ? "applications" : number % 2 === 0 ? "leads" : "contact";
  return { form, email: `w${writer}-${number}@mail.example`, words: `Enquiry ${number} of writer ${writer}, “quoted”` };
}

/** Answers null, or what was answered instead of an acknowledgement. */
async function send(address: string, { form, email, words }: Enquiry): Promise<string | null> {
  const [, writer, number] = /^w(\d+)-(\d+)@/.exec(email)!.map(Number) as [number, number, number];
  const response = await fetch(`${address}/backend/api/${form}.php`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // A separate network, so that no form limit applies.
      "x-forwarded-for": `10.${writer}.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({ ...fieldsOf[form](words), email, idempotency_key: `key-of-${email}` }),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
  const text = await response.text();
  return response.status === 201 ? null : `${response.status} ${text}`;
}

const password = "a long enough password";
const fieldsOf: Record<Enquiry["form"], (words: string) => object> = {
  leads: (words) => ({ name: "Tanvi", phone: "+91 98225 50148", course: words }),
  contact: (words) => ({ name: "Tanvi", subject: "A question", message: words }),
  applications: (words) => ({
    password,
    confirmPassword: password,
    firstName: "Tanvi",
    lastName: "Rao",
    phone: "982-255-0148",
    company: words,
  }),
};

/** Expects every acknowledged enquiry once, as sent, with its two mails; and none of the others twice. */
export async function expectAllKept(
  place: Place,
  writers: Pick<ReturnType<typeof startWriters>, "acknowledged" | "begun">,
) {
  const { db, close } = await openDatabaseToRead(place);
  try {
    const [leads, messages, applications, mails] = await Promise.all([
      db.selectFrom("leads").select(["email", "course as words"]).execute(),
      db.selectFrom("messages").select(["email", "message as words"]).execute(),
      db
        .selectFrom("applications as a")
        .innerJoin("users as u", "u.id", "a.user_id")
        .select(["u.email", "a.company as words"])
        .execute(),
      db.selectFrom("outbox").select("recipient as email").execute(),
    ]);
    const stored = Map.groupBy([...leads, ...messages, ...applications], ({ email }) => email);
    const told = Map.groupBy(mails, ({ email }) => email);
    const amiss = writers.acknowledged.filter(({ email, words }) => {
      const rows = stored.get(email) ?? [];
      return rows.length !== 1 || rows[0]!.words !== words || told.get(email)?.length !== 1;
    });
    const doubled = writers.begun.filter(({ email }) => (stored.get(email)?.length ?? 0) > 1);
    expect({ amiss, doubled }).toEqual({ amiss: [], doubled: [] });
  } finally {
    await close();
  }
}
