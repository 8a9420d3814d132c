import type { BytesByType } from "./measure-page.ts";
import type { measureSpeed } from "./measure-speed.ts";

const p99BarMs = 10;
const memoryBarMegabytes = 200;
const javaScriptBarKilobytes = { firstView: 8, wholePage: 90 };
const firstViewBarKilobytes = 100;

export function printSpeed({ name, bar, product, bare }: Awaited<ReturnType<typeof measureSpeed>>) {
  const ratio = product.requestsPerSecond / bare.requestsPerSecond;
  const rates = `${round(product.requestsPerSecond)} req/s, bare Fastify ${round(bare.requestsPerSecond)} req/s`;
  console.log(`${name}: ${rates}`);
  console.log(`  ratio ${ratio.toFixed(2)} (bar: at least ${bar}) ${verdict(ratio >= bar)}`);
  console.log(
    `  p99 ${product.p99Ms} ms (bar: under ${p99BarMs}; bare ${bare.p99Ms}) ${verdict(product.p99Ms < p99BarMs)}`,
  );
}

export function printMemory({ after1000, after11000 }: { after1000: number; after11000: number }) {
  const rest = `(bar: under ${memoryBarMegabytes}) ${verdict(after1000 < memoryBarMegabytes)}`;
  console.log(`Resident memory: ${round(after1000)} MB after 1,000 requests ${rest}`);
  console.log(`                 ${round(after11000)} MB after 11,000 requests`);
}

export function printPage({ firstView, wholePage }: { firstView: BytesByType; wholePage: BytesByType }) {
  printBytes("before scrolling", firstView, javaScriptBarKilobytes.firstView);
  const all = Object.values(firstView).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  console.log(
    `  together   ${all.toFixed(1).padStart(7)} (bar: under ${firstViewBarKilobytes}) ${verdict(all < firstViewBarKilobytes)}`,
  );
  printBytes("after scrolling to the end", wholePage, javaScriptBarKilobytes.wholePage);
}

function printBytes(moment: string, received: BytesByType, javaScriptBar: number) {
  console.log(`/ on a phone of 390x844, ${moment}: KB received (files)`);
  for (const [type, { bytes, files }] of Object.entries(received)) {
    const kilobytes = bytes / 1024;
    const bar = type === "JavaScript" ? ` (bar: at most ${javaScriptBar}) ${verdict(kilobytes <= javaScriptBar)}` : "";
    console.log(`  ${type.padEnd(10)} ${kilobytes.toFixed(1).padStart(7)} (${files})${bar}`);
  }
}

function verdict(isMet: boolean) {
  return isMet ? "met" : "MISSED";
}

function round(value: number) {
  return Math.round(value).toLocaleString("en");
}
