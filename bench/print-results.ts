import type { BytesByType } from "#bench/measure/measure-page.ts";
import type { Load } from "./load.ts";
import type { measureMemory } from "#bench/measure/measure-memory.ts";
import type { Comparison, measureSpeed } from "#bench/measure/measure-speed.ts";
import { metOrMissed } from "./verdict.ts";

const p99Bar = 1.5;
const memoryBarMegabytes = { idle: 140, loaded: 250 };
const javaScriptBarKilobytes = { firstView: 8, wholePage: 90 };
const firstViewBarKilobytes = 70;

export function printSpeed(
  { name, bars }: Comparison,
  { product, bare, nginx }: Awaited<ReturnType<typeof measureSpeed>>,
) {
  const rateOf = ({ requestsPerSecond, p99Ms }: Load) =>
    `${round(requestsPerSecond)} req/s, p99 ${p99Ms.toFixed(1)} ms`;
  console.log(`${name}: ${rateOf(product)} (bare Fastify ${rateOf(bare)}; nginx ${rateOf(nginx)})`);
  printRatio("to bare Fastify", product, bare, bars.bare);
  printRatio("to nginx", product, nginx, bars.nginx);
  const slower = product.p99Ms / bare.p99Ms;
  console.log(
    `  p99 ${slower.toFixed(2)} times bare Fastify's (bar: at most ${p99Bar}) ${metOrMissed(slower <= p99Bar)}`,
  );
}

function printRatio(what: string, product: Load, other: Load, bar: number | undefined) {
  const ratio = product.requestsPerSecond / other.requestsPerSecond;
  const ofProcessor = product.requestsPerProcessorSecond / other.requestsPerProcessorSecond;
  const rest = bar === undefined ? "" : ` (bar: at least ${bar}) ${metOrMissed(ratio >= bar)}`;
  console.log(`  ratio ${what} ${ratio.toFixed(2)}${rest}; for the same processor time ${ofProcessor.toFixed(2)}`);
}

export function printMemory({ idle, visited, loaded }: Awaited<ReturnType<typeof measureMemory>>) {
  printMegabytes("idle after the start", idle, memoryBarMegabytes.idle);
  printMegabytes("idle after a visit of every page", visited, memoryBarMegabytes.idle);
  printMegabytes("most under load", loaded, memoryBarMegabytes.loaded);
}

function printMegabytes(when: string, megabytes: number, bar: number) {
  console.log(
    `Resident memory, ${when}: ${round(megabytes)} MB (bar: at most ${bar}) ${metOrMissed(megabytes <= bar)}`,
  );
}

export function printPage({ firstView, wholePage }: { firstView: BytesByType; wholePage: BytesByType }) {
  printBytes("before scrolling", firstView, javaScriptBarKilobytes.firstView);
  const all = Object.values(firstView).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  console.log(
    `  together   ${all.toFixed(1).padStart(7)} (bar: at most ${firstViewBarKilobytes}) ${metOrMissed(all <= firstViewBarKilobytes)}`,
  );
  printBytes("after scrolling to the end", wholePage, javaScriptBarKilobytes.wholePage);
}

function printBytes(moment: string, received: BytesByType, javaScriptBar: number) {
  console.log(`/ on a phone of 390x844, ${moment}: KB received (files)`);
  for (const [type, { bytes, files }] of Object.entries(received)) {
    const kilobytes = bytes / 1024;
    const bar =
      type === "JavaScript" ? ` (bar: at most ${javaScriptBar}) ${metOrMissed(kilobytes <= javaScriptBar)}` : "";
    console.log(`  ${type.padEnd(10)} ${kilobytes.toFixed(1).padStart(7)} (${files})${bar}`);
  }
}

function round(value: number) {
  return Math.round(value).toLocaleString("en");
}
