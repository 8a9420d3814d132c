import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Answered, letCome, quantile } from "./arrivals.ts";
import { loadedProduct } from "./loaded-product.ts";
import { bars, kinds, visitorsOf } from "./visitors.ts";

const SECONDS = Number(process.env["LOAD_SECONDS"] ?? 60);
const CROWD_SECONDS = SECONDS / 2;
const CROWD = 4;
const RECOVERY_MS = 5000;
const CALM_SECONDS = 10;
const MOST_MEGABYTES = 512;

const isFine = ({ status }: Answered) => [200, 201, 303].includes(status as number);
const isTold = ({ status }: Answered) => [429, 503].includes(status as number);
const p99Of = (answers: Answered[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );

test.for(kinds)(
  "%s: visitors at their rate are answered in time, four times as many at all, and soon after all is as before",
  { timeout: SECONDS * 3000 + 120_000 },
  async (kind) => {
    const { p99Ms } = bars[kind];
    const product = await loadedProduct();
    const come = (run: string, seconds: number, factor = 1) =>
      letCome(product.address, visitorsOf(kind, run, factor), seconds);

    const before = await product.processorSeconds();
    const usual = await come("usual", SECONDS);
    const used = (await product.processorSeconds()) - before;
    const crowd = await come("crowd", CROWD_SECONDS, CROWD);
    await pause(RECOVERY_MS);
    const calm = await come("calm", CALM_SECONDS);
    const most = await product.mostMegabytes();

    for (const [when, answers] of Object.entries({ usual, crowd, calm })) say(`${kind}, ${when}`, answers);
    // The first tells the truth on a busy machine, too.
    console.log(
      `${kind}: ${((used * 1000) / usual.length).toFixed(2)} ms of the processor each, at most ${Math.round(most)} MB resident; ` +
        `load of the machine ${loadavg()[0]!.toFixed(1)}`,
    );
    expect(usual.filter((answer) => !isFine(answer)).slice(0, 5)).toEqual([]);
    expect(crowd.filter((answer) => !isFine(answer) && !isTold(answer)).slice(0, 5)).toEqual([]);
    expect(calm.filter((answer) => !isFine(answer)).slice(0, 5)).toEqual([]);
    if (kind === "leads")
      expect((await product.storedLeads()).length).toBe([usual, crowd, calm].flat().filter(isFine).length);
    expect(product.faults).toEqual([]);
    expect(most).toBeLessThan(MOST_MEGABYTES);
    expect(p99Of(usual)).toBeLessThan(p99Ms);
    expect(p99Of(calm)).toBeLessThan(p99Ms);
  },
);

function say(what: string, answers: Answered[]) {
  const counts = Map.groupBy(answers, ({ status }) => status);
  const statuses = [...counts].map(([status, { length }]) => `${length} × ${status}`).join(", ");
  const [median, p99, most] = [0.5, 0.99, 1].map((share) =>
    Math.round(
      quantile(
        answers.map(({ ms }) => ms),
        share,
      ),
    ),
  );
  console.log(`${what}: ${statuses}; median ${median} ms, p99 ${p99} ms, most ${most} ms`);
}
