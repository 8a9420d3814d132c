import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { emptyPlace } from "#test/servers/served-place.ts";
import { expectAllKept, startWriters } from "./enquiry-writers.ts";
import { startProxy } from "./failover-proxy.ts";
import { startSavers } from "./title-savers.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const SECONDS = Number(process.env["KILL_SECONDS"] ?? 120);
const KILL_EVERY_MS = 5000;

test.runIf(serverUrl)(
  "of two processes behind a proxy one is killed every five seconds, and only what it was answering fails",
  { timeout: SECONDS * 1000 + 120_000 },
  async () => {
    const place = await emptyPlace(serverUrl);
    const ports = [await sparePort(), await sparePort()];
    const environment = {
      DATA_FOLDER: place.dataFolder,
      DATABASE_URL: place.databaseUrl!,
      ADMIN_PASSWORD: "a long enough password",
      TRUST_PROXY: "2",
    };
    const faults: string[] = [];
    const start = (index: number) =>
      startTemporaryServer(ports[index]!, environment, { onError: (words) => faults.push(words) });
    const servers = await Promise.all([start(0), start(1)]);
    const proxy = await startProxy(servers.map(({ address }) => address));
    const writers = startWriters(8, () => proxy.address);
    const savers = await startSavers(
      proxy.address,
      servers.map(({ address }) => address),
    );

    const kills: { from: number; until: number }[] = [];
    const begin = performance.now();
    while (performance.now() < begin + SECONDS * 1000) {
      // Later where the one before is not back yet: one of the two is to be there.
      await pause(Math.max(0, (kills.at(-1)?.from ?? begin) + KILL_EVERY_MS - performance.now()));
      const index = kills.length % 2;
      const from = performance.now();
      servers[index]!.process.kill("SIGKILL");
      await once(servers[index]!.process, "exit");
      kills.push({ from, until: performance.now() });
      await servers[index]!.stop();
      servers[index] = await start(index);
    }
    await pause(1000);
    await savers.stop();
    await writers.stop();
    await proxy.stop();
    await Promise.all(servers.map(({ stop }) => stop()));

    await expectAllKept(place, writers);
    const inFlight = ({ from, until }: { from: number; until: number }) =>
      kills.some((kill) => from <= kill.until && kill.from <= until);
    console.log(
      `${kills.length} kills, ${writers.acknowledged.length} enquiries acknowledged, ${savers.saves()} saves, ` +
        `${savers.looks()} looks, oldest page ${Math.round(savers.oldestMs())} ms, ` +
        `${writers.failures.length} enquiries and ${savers.failures.length} saves failed in flight`,
    );
    const amiss = [...writers.failures, ...savers.failures].filter((failure) => !inFlight(failure));
    expect({ kills, amiss }).toEqual({ kills, amiss: [] });
    // Where hardly anything was done, the rest would say nothing.
    expect(writers.acknowledged.length).toBeGreaterThan(5 * SECONDS);
    expect(savers.saves()).toBeGreaterThan(SECONDS);
    expect(savers.looks()).toBeGreaterThan(SECONDS);
    expect(savers.oldestMs()).toBeLessThan(1000);
    expect(faults).toEqual([]);
  },
);
