import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { createApp } from "#app/server/create-app.ts";
import { prepareContent } from "#app/server/prepare-content.server.ts";
import { allowLog } from "#test/expect-log.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { linkedApp } from "#test/servers/linked-app.ts";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

async function startedApp(metricsPort?: number) {
  const { db, pool } = await freshDatabase();
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-metrics-"));
  const options = { db, pool, dataFolder, metricsPort, publicOrigin: "http://disha.test", logLevel: "silent" };
  await prepareContent(db, { username: "admin", email: "admin@disha.example", password: "a long enough password" });
  const app = await createApp(options);
  onTestFinished(async () => {
    await app.close();
    await rm(dataFolder, { recursive: true });
  });
  await app.ready();
  return { app, pool };
}

async function measuredApp() {
  const metricsPort = await sparePort();
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return { ...(await startedApp(metricsPort)), metrics };
}

const listeners = () => process.getActiveResourcesInfo().filter((kind) => kind === "TCPServerWrap").length;

test("requests are counted by route and status, however many addresses are invented", async () => {
  const { app, metrics } = await measuredApp();
  await app.inject("/backend/api/courses.php");
  await app.inject("/backend/api/courses.php?search=mba");
  await app.inject("/backend/admin/leads.php");
  await app.inject("/health");
  for (let number = 0; number < 20; number++) await app.inject(`/invented-${number}/by-somebody`);

  const lines = (await metrics()).split("\n");

  expect(lines).toContain('disha_requests_total{method="GET",route="/backend/api/courses.php",status="200"} 2');
  expect(lines).toContain('disha_requests_total{method="GET",route="/backend/admin/leads.php",status="401"} 1');
  expect(lines).toContain('disha_requests_total{method="GET",route="/health",status="200"} 1');
  expect(lines.filter((line) => line.includes("invented"))).toEqual([]);
  expect(lines.length).toBeLessThan(60);
});

test("a page that is kept is told of", async () => {
  const { app, metrics } = await measuredApp();
  expect(await metrics()).toContain("disha_kept_answers 0\n");

  await app.inject("/contact");

  expect(await metrics()).toContain("disha_kept_answers 1\n");
});

test("the delay of the event loop, the outbox, the backups and the pool are told, in lines that Prometheus reads", async () => {
  const { metrics, pool } = await measuredApp();
  const text = await metrics();
  for (const line of text.trimEnd().split("\n")) {
    expect(line).toMatch(
      /^(# TYPE [a-z_]+ (counter|gauge)|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [\d.e+-]+)$/,
    );
  }
  expect(text).toContain('disha_outbox_mails{status="waiting"} 0\n');
  expect(text).toContain("disha_backup_overdue 0\n");
  expect(text).toMatch(/disha_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
  expect(text.includes("disha_pool_connections")).toBe(pool !== undefined);
});

test.runIf(process.env["TEST_DATABASE_URL"])(
  "while the database is gone what the process knows is told, and that it is gone",
  async () => {
    const metricsPort = await sparePort();
    const { app, link } = await linkedApp({ metricsPort });
    await app.inject("/backend/api/courses.php");
    allowLog('"storage":"gone"');
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(await metrics()).toContain("disha_database_up 1\n");

    link.set("cut");
    const text = await metrics();
    expect(text).toContain("disha_database_up 0\n");
    expect(text).toContain('route="/backend/api/courses.php",status="200"} 1\n');
    expect(text).not.toContain("disha_outbox_mails");
  },
);

test("without a port nothing is told: nobody listens, and the product itself has no such address", async () => {
  const before = listeners();
  const { app } = await startedApp();
  expect(listeners()).toBe(before);
  expect((await app.inject("/metrics")).statusCode).toBe(404);

  await measuredApp();
  expect(listeners()).toBe(before + 1);
});

test("a port that somebody else listens on stops the start with a plain sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;

  const start = startedApp(port);

  await expect(start).rejects.toThrow(`METRICS_PORT ${port} is already in use; set it to another port.`);
  await expect(start).rejects.toThrow(StartRefusal);
});
