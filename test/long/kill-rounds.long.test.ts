import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { emptyPlace } from "#test/servers/served-place.ts";
import { expectAllKept, startWriters } from "./enquiry-writers.ts";

const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 50);
const WRITERS = 8;
const LONGEST_START_MS = 5000;

test(
  "nothing that was acknowledged is lost, altered or doubled by a process that is killed",
  { timeout: 900_000 },
  async () => {
    const place = await emptyPlace(process.env["TEST_DATABASE_URL"]);
    const port = await sparePort();
    const environment = {
      DATA_FOLDER: place.dataFolder,
      DATABASE_URL: place.databaseUrl ?? "",
      ADMIN_PASSWORD: "a long enough password",
      TRUST_PROXY: "1",
    };
    const faults: string[] = [];
    const start = () => startTemporaryServer(port, environment, { onError: (words) => faults.push(words) });
    const starts: number[] = [];
    // The first one creates the tables.
    await (await start()).stop();

    const writers = startWriters(WRITERS, () => `http://127.0.0.1:${port}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      const server = await start();
      starts.push(performance.now() - from);
      await pause(200 + Math.random() * 800);
      server.process.kill("SIGKILL");
      await once(server.process, "exit");
      await server.stop();
    }
    const last = await start();
    await pause(1000);
    await writers.stop();
    await last.stop();

    await expectAllKept(place, writers);
    const [median, slowest] = [0.5, 1].map(
      (part) => starts.toSorted((one, other) => one - other)[Math.ceil(part * ROUNDS) - 1]!,
    );
    console.log(
      `${ROUNDS} rounds, ${writers.acknowledged.length} enquiries acknowledged; ready again after ${Math.round(median!)} ms, ` +
        `the slowest time after ${Math.round(slowest!)} ms`,
    );
    expect(faults).toEqual([]);
    expect(writers.acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(slowest).toBeLessThan(LONGEST_START_MS);
  },
);
