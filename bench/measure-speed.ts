import { loadFor, type Target } from "./load.ts";

const warmUpSeconds = 2;
const roundSeconds = 4;
const rounds = 2;

type Speed = Awaited<ReturnType<typeof loadFor>>;
export type Comparison = { name: string; bar: number; product: Target; bare: Target };

/** Loads the product and the bare server in turns, so that a slow moment of the machine touches both. */
export async function measureSpeed({ name, bar, product, bare }: Comparison) {
  await loadFor(warmUpSeconds, product);
  await loadFor(warmUpSeconds, bare);
  const measured: { product: Speed; bare: Speed }[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push({ product: await loadFor(roundSeconds, product), bare: await loadFor(roundSeconds, bare) });
  }
  return {
    name,
    bar,
    product: combine(measured.map((round) => round.product)),
    bare: combine(measured.map((round) => round.bare)),
  };
}

function combine(speeds: Speed[]): Speed {
  return {
    requestsPerSecond: speeds.reduce((sum, speed) => sum + speed.requestsPerSecond, 0) / speeds.length,
    p99Ms: Math.max(...speeds.map((speed) => speed.p99Ms)),
  };
}
