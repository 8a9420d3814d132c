import { type Load, loadFor, type Target } from "#bench/load.ts";

const warmUpSeconds = 1;
const roundSeconds = 2;
const rounds = 7;

export interface Comparison {
  name: string;
  /** The minimum share of the other servers' requests per second. */
  bars: { bare: number; nginx?: number };
  product: Target;
  bare: Target;
  nginx: Target;
}

/** Loads the servers in turns, so that a slow moment of the machine affects all; takes medians. */
export async function measureSpeed({ product, bare, nginx }: Comparison) {
  const targets = [product, bare, nginx];
  for (const target of targets) await loadFor(warmUpSeconds, target);
  const loads: Load[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [place, target] of targets.entries()) loads[place]!.push(await loadFor(roundSeconds, target));
  }
  const [ofProduct, ofBare, ofNginx] = loads.map(medianOf);
  return { product: ofProduct!, bare: ofBare!, nginx: ofNginx! };
}

function medianOf(loads: Load[]): Load {
  const median = (key: keyof Load) => loads.map((load) => load[key]).toSorted((a, b) => a - b)[loads.length >> 1]!;
  return {
    requestsPerSecond: median("requestsPerSecond"),
    p99Ms: median("p99Ms"),
    requestsPerProcessorSecond: median("requestsPerProcessorSecond"),
  };
}
