import { loadavg } from "node:os";
import { expect, test } from "vitest";
import { letCome, quantile } from "./arrivals.ts";
import { loadedProduct } from "./loaded-product.ts";
import { startSavers } from "./title-savers.ts";
import { kinds, visitorsOf } from "./visitors.ts";

const MINUTES = Number(process.env["MIXED_MINUTES"] ?? 30);
const SETTLED_MINUTES = 5;
const LOOK_EVERY_MS = 5000;
const SAVE_EVERY_MS = 10_000;
const MOST_GROWTH = 1.1;

test(
  "half the usual visitors of all kinds together leave no memory behind after the first minutes",
  { timeout: MINUTES * 60_000 + 180_000 },
  async () => {
    const product = await loadedProduct();
    const minutes: number[][] = Array.from({ length: MINUTES }, () => []);
    const ofItsOwn: number[] = [];
    const start = performance.now();
    const look = async () => {
      const minute = Math.floor((performance.now() - start) / 60_000);
      minutes[minute]?.push(await product.residentMegabytes());
      ofItsOwn[minute] = await product.ownMegabytes();
    };
    const looking = setInterval(() => void look(), LOOK_EVERY_MS);

    const savers = await startSavers(product.address, [product.address], SAVE_EVERY_MS);
    const answers = await Promise.all(
      kinds.map((kind) => letCome(product.address, visitorsOf(kind, "mixed", 0.5), MINUTES * 60)),
    );
    clearInterval(looking);
    await savers.stop();

    const medians = minutes.map((megabytes) => quantile(megabytes, 0.5));
    const settled = medians[SETTLED_MINUTES - 1]!;
    const most = Math.max(...medians.slice(SETTLED_MINUTES));
    console.log(
      `Resident MB by the minute: ${medians.map(Math.round).join(" ")}; without mapped files: ` +
        `${ofItsOwn.map(Math.round).join(" ")}; ${savers.saves()} saves, ` +
        `load of the machine ${loadavg()[0]!.toFixed(1)}`,
    );
    kinds.forEach((kind, index) => {
      const times = answers[index]!.map(({ ms }) => ms);
      const [median, p99] = [0.5, 0.99].map((share) => Math.round(quantile(times, share)));
      console.log(`${kind}: ${times.length}, median ${median} ms, p99 ${p99} ms`);
    });
    expect(
      answers
        .flat()
        .filter(({ status }) => ![200, 201, 303].includes(status as number))
        .slice(0, 5),
    ).toEqual([]);
    expect([savers.saves() > 0, savers.failures]).toEqual([true, []]);
    expect(product.faults).toEqual([]);
    expect(most / settled).toBeLessThan(MOST_GROWTH);
  },
);
