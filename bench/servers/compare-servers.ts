import type { ChildProcess } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { acceptGzip, coursesPath, measuredAnswers } from "./measured-answers.ts";
import type { Target } from "#bench/load.ts";
import { type Comparison, measureSpeed } from "#bench/measure/measure-speed.ts";
import { pinToServerCore } from "./pin-to-core.ts";
import { printSpeed } from "#bench/print-results.ts";
import { startBareServer } from "./start-bare-server.ts";
import { startNginx } from "./start-nginx.ts";

interface Server {
  address: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Compares the product's cached answers, with its access log in a file, with a bare Fastify and nginx that send the
 * same bytes and headers: servers on one core, the generator on another.
 */
export async function compareServers() {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-log-"));
  const log = await open(path.join(folder, "access.log"), "w");
  const product = await startTemporaryServer(await sparePort(), {}, { log: log.fd });
  const running: Server[] = [product];
  try {
    const answers = await measuredAnswers(product.address);
    const bare = await startBareServer(product.address);
    running.push(bare);
    const nginx = await startNginx({ page: answers.page, courses: answers.courses });
    running.push(nginx);
    for (const server of [product, bare, nginx]) pinToServerCore(server.process.pid!);
    const etags = { product: answers.page.headers["etag"]!, nginx: await etagOf(`${nginx.address}/page`) };
    for (const comparison of comparisons({ product, bare, nginx }, etags))
      printSpeed(comparison, await measureSpeed(comparison));
  } finally {
    for (const server of running) await server.stop();
    await log.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function etagOf(address: string) {
  return (await fetch(address, { headers: acceptGzip })).headers.get("etag")!;
}

function comparisons(
  servers: Record<"product" | "bare" | "nginx", Server>,
  etags: Record<"product" | "nginx", string>,
): Comparison[] {
  const target = (server: Server, path: string, etag?: string): Target => ({
    address: server.address + path,
    processId: server.process.pid!,
    headers: { ...acceptGzip, ...(etag ? { "if-none-match": etag } : undefined) },
  });
  const { product, bare, nginx } = servers;
  return [
    {
      name: "/",
      bars: { bare: 0.8, nginx: 0.35 },
      product: target(product, "/"),
      bare: target(bare, "/page"),
      nginx: target(nginx, "/page"),
    },
    {
      name: "/ unchanged (304)",
      bars: { bare: 0.8, nginx: 0.3 },
      product: target(product, "/", etags.product),
      bare: target(bare, "/unchanged", etags.product),
      nginx: target(nginx, "/page", etags.nginx),
    },
    {
      name: coursesPath,
      bars: { bare: 0.7 },
      product: target(product, coursesPath),
      bare: target(bare, "/courses"),
      nginx: target(nginx, "/courses"),
    },
  ];
}
