import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { withPostgres } from "#scripts/servers/with-postgres.ts";
import { temporaryFolder } from "#test/servers/served-place.ts";
import { expectAllKept, startWriters } from "./enquiry-writers.ts";

const CRASHES = 5;
const DOWN_MS = 3000;
const LONGEST_RETURN_MS = 10_000;

test.runIf(process.env["TEST_DATABASE_URL"])(
  "a PostgreSQL that crashes under writers loses nothing acknowledged, and the product is back with it",
  { timeout: 300_000 },
  async () => {
    const crashingTest = async (databaseUrl: string, database: { crash(): Promise<void>; start(): Promise<void> }) => {
      const place = { dataFolder: await temporaryFolder(), databaseUrl };
      const environment = { DATA_FOLDER: place.dataFolder, DATABASE_URL: databaseUrl, TRUST_PROXY: "1" };
      const faults: string[] = [];
      const onError = (words: string) => faults.push(words);
      const { address, stop } = await startTemporaryServer(await sparePort(), environment, { onError });
      const statusOf = async (page: string) => (await fetch(`${address}${page}`)).status;
      expect(await statusOf("/courses")).toBe(200);
      const writers = startWriters(8, () => address);
      const returns: number[] = [];

      for (let crash = 0; crash < CRASHES; crash += 1) {
        await pause(1500);
        await database.crash();
        await pause(DOWN_MS);
        expect([await statusOf("/courses"), await statusOf("/ready")]).toEqual([200, 503]);
        await database.start();
        const back = performance.now();
        const before = writers.acknowledged.length;
        while (writers.acknowledged.length < before + 8) await pause(20);
        returns.push(performance.now() - back);
      }
      await writers.stop();
      await stop();

      await expectAllKept(place, writers);
      const slowest = Math.round(Math.max(...returns));
      console.log(
        `${CRASHES} crashes, ${writers.acknowledged.length} enquiries acknowledged, back after ${slowest} ms at most`,
      );
      expect(writers.failures.filter(({ reason }) => !reason.startsWith("503 "))).toEqual([]);
      expect(Math.max(...writers.failures.map(({ from, until }) => until - from))).toBeLessThan(3000);
      expect(slowest).toBeLessThan(LONGEST_RETURN_MS);
      expect(
        faults
          .join("")
          .split("\n")
          .filter((line) => line !== "" && !line.includes('"storage":"gone"')),
      ).toEqual([]);
    };
    expect(await withPostgres(crashingTest, ["fsync=off"])).toBe(true);
  },
);
