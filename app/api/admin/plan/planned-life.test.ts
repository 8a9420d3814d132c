import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { carryOutPlans } from "#app/domain/plan/carry-out-plans.server.ts";
import { MINUTE_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";

const start = Date.parse("2026-11-23T09:00:00Z");

/** What is known of the page: what visitors read, what lies beside it, and when either changes. */
interface Model {
  body: string;
  isShown: boolean;
  draft: string | null;
  publishAt: number | null;
  withdrawAt: number | null;
}

async function office() {
  let now = start;
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any }>() };
  };
  let [words, page] = [{}, { id: 0, slug: "" }];
  const htmlOf = (body: string) => `<p>${body}</p>`;
  const drafts = () => `page-drafts.php?id=${page.id}`;
  const at = (moment: number | null) => (moment === null ? "" : new Date(moment).toISOString());
  return {
    draft: (body: string, publishAt: number | null) =>
      ask("PUT", drafts(), { ...words, body: htmlOf(body), publish_at: at(publishAt) }),
    publish: (body: string) => ask("POST", drafts(), { ...words, body: htmlOf(body) }),
    discard: () => ask("DELETE", drafts()),
    withdraw: (moment: number | null) => ask("PUT", `page-withdrawals.php?id=${page.id}`, { withdraw_at: at(moment) }),
    show: (body: string) => ask("PUT", `pages.php?id=${page.id}`, { ...words, body: htmlOf(body), is_published: 1 }),
    now: () => now,
    wait: async (minutes: number) => {
      vi.setSystemTime((now += minutes * MINUTE_MS));
      await carryOutPlans(db);
      // As the clock of the app does, a save tells that what visitors were answered is old.
      await ask("POST", "faqs.php", { question: `At ${now}?`, answer: "Yes." });
    },
    seen: async () => {
      const { statusCode, body } = await call({ method: "GET", url: `/pages/${page.slug}` });
      const shown = statusCode === 200 ? /<p>(first|draft \d|now \d|again)<\/p>/.exec(body)?.[1] : null;
      const { draft, publish_at, withdraw_at } = (await ask("GET", drafts())).data;
      return { shown, draft: draft?.body ?? null, publish_at, withdraw_at };
    },
    /** A page that nobody has read so far. */
    begin: async () => {
      words = { title: `Page ${page.id + 1}`, menu_place: "footer" };
      page = (await ask("POST", "pages.php", { ...words, body: htmlOf("first"), is_published: 1 })).data;
    },
    htmlOf,
    at,
  };
}

const ahead = fc.constantFrom(null, 10, 20, 40);
const act = fc.oneof(
  fc.record({ kind: fc.constant("draft" as const), minutes: ahead }),
  fc.record({ kind: fc.constant("withdraw" as const), minutes: ahead }),
  fc.record({
    kind: fc.constantFrom("publish" as const, "discard" as const, "show" as const),
    minutes: fc.constant(null),
  }),
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(5, 10, 30) }),
);

function passed(model: Model, now: number) {
  if (model.draft !== null && model.publishAt !== null && model.publishAt <= now)
    Object.assign(model, { body: model.draft, draft: null, publishAt: null });
  if (model.withdrawAt === null || model.withdrawAt > now) return;
  // What was written beside it is its text from then on.
  Object.assign(model, {
    body: model.draft ?? model.body,
    isShown: false,
    draft: null,
    publishAt: null,
    withdrawAt: null,
  });
}

test("whatever is planned and however time passes, visitors read what was published last, from its minute on to its end", async () => {
  const page = await office();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
      await page.begin();
      const model: Model = { body: "first", isShown: true, draft: null, publishAt: null, withdrawAt: null };
      const expectDone = async (asked: Promise<{ status: number }>, isDone: boolean, refusal: number) =>
        expect([acts, (await asked).status]).toEqual([acts, isDone ? 200 : refusal]);
      for (const [index, { kind, minutes }] of acts.entries()) {
        const moment = minutes === null ? null : page.now() + minutes * MINUTE_MS;
        if (kind === "draft") {
          await expectDone(page.draft(`draft ${index}`, moment), model.isShown, 422);
          if (model.isShown) Object.assign(model, { draft: `draft ${index}`, publishAt: moment });
        }
        if (kind === "publish") {
          await expectDone(page.publish(`now ${index}`), model.isShown, 422);
          if (model.isShown) Object.assign(model, { body: `now ${index}`, draft: null, publishAt: null });
        }
        if (kind === "discard") {
          await expectDone(page.discard(), model.draft !== null, 404);
          Object.assign(model, { draft: null, publishAt: null });
        }
        if (kind === "withdraw") {
          await expectDone(page.withdraw(moment), model.isShown, 422);
          if (model.isShown) model.withdrawAt = moment;
        }
        if (kind === "show" && !model.isShown) {
          await expectDone(page.show("again"), true, 422);
          Object.assign(model, { body: "again", isShown: true });
        }
        if (kind === "wait") {
          await page.wait(minutes);
          passed(model, page.now());
        }
        expect([acts, index, await page.seen()]).toEqual([
          acts,
          index,
          {
            shown: model.isShown ? model.body : null,
            draft: model.draft && page.htmlOf(model.draft),
            publish_at: model.publishAt && page.at(model.publishAt),
            withdraw_at: model.withdrawAt && page.at(model.withdrawAt),
          },
        ]);
      }
    }),
    { numRuns: 8 },
  );
});
