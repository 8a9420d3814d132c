import { setTimeout as pause } from "node:timers/promises";
import type { Failure } from "./enquiry-writers.ts";

const LOOK_EVERY_MS = 20;

/**
 * Renames a course again and again through `through`, while visitors read its page on each of the servers. Reports how
 * long after an acknowledged save an older name was still read, and which saves failed.
 */
export async function startSavers(through: string, servers: string[], saveEveryMs = 400) {
  const stopping = new AbortController();
  const headers = { authorization: `Bearer ${await signIn(through)}`, "content-type": "application/json" };
  const course = await createCourse(through, headers);
  const acknowledgedAt = [performance.now()];
  const failures: Failure[] = [];
  let [oldest, looks] = [0, 0];

  async function save() {
    while (!stopping.signal.aborted) {
      const number = acknowledgedAt.length;
      const url = `${through}/backend/admin/courses.php?id=${course.id}`;
      const body = JSON.stringify({ ...course, title: titleOf(number) });
      const from = performance.now();
      const reason = await fetch(url, { method: "PUT", headers, body }).then(
        (answer) => (answer.ok ? null : `status ${answer.status}`),
        String,
      );
      const until = performance.now();
      if (reason === null) acknowledgedAt.push(until);
      else failures.push({ address: through, from, until, reason });
      await pause(saveEveryMs);
    }
  }

  async function look(server: string) {
    while (!stopping.signal.aborted) {
      const from = performance.now();
      const page = await fetch(`${server}/courses/${course.slug}`)
        .then((answer) => answer.text())
        .catch(() => null);
      const seen = Number(/Renamed (\d+) times/.exec(page ?? "")?.[1] ?? NaN);
      // When the first save that this page does not show was acknowledged.
      const missed = acknowledgedAt[seen + 1];
      if (page !== null) looks += 1;
      if (missed !== undefined && missed < from) oldest = Math.max(oldest, from - missed);
      await pause(LOOK_EVERY_MS);
    }
  }

  const working = Promise.all([save(), ...servers.map(look)]);
  const stop = async () => {
    stopping.abort();
    await working;
  };
  return { stop, failures, oldestMs: () => oldest, saves: () => acknowledgedAt.length - 1, looks: () => looks };
}

const titleOf = (number: number) => `Renamed ${number} times`;

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ username: "admin", password: "a long enough password" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/backend/admin/login.php`, { method: "POST", headers, body });
  return ((await answer.json()) as { token: string }).token;
}

async function createCourse(address: string, headers: Record<string, string>) {
  const url = `${address}/backend/admin/courses.php`;
  const [first] = ((await (await fetch(url, { headers })).json()) as { data: { university_id: number }[] }).data;
  const words = { title: titleOf(0), description: "Evenings.", university_id: first!.university_id };
  const created = await fetch(url, { method: "POST", headers, body: JSON.stringify(words) });
  const { data } = (await created.json()) as { data: { id: number; slug: string } };
  return { ...words, id: data.id, slug: data.slug };
}
