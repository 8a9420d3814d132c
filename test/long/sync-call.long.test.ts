import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { temporaryFolder } from "#test/servers/served-place.ts";

const isEmbedded = !process.env["TEST_DATABASE_URL"];

test.runIf(isEmbedded && hasTracer())(
  "between an enquiry and its acknowledgement the database is flushed to the disk",
  { timeout: 120_000 },
  async () => {
    const trace = path.join(await temporaryFolder(), "trace");
    const server = await startTemporaryServer(await sparePort());
    const options = ["-f", "-y", "-s", "2000", "-e", "trace=read,write,writev,fsync,fdatasync", "-o", trace];
    const tracer = spawn("strace", [...options, "-p", String(server.process.pid)], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    await once(tracer.stderr, "data");

    const lead = { name: "Tanvi", email: "traced@mail.example", phone: "+91 98225 50148", course: "MBA" };
    const answer = await fetch(`${server.address}/backend/api/leads.php`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
    });
    expect(answer.status).toBe(201);
    await Promise.all([once(tracer, "exit"), server.stop()]);

    const calls = (await readFile(trace, "utf8")).split("\n");
    const asked = calls.findIndex((call) => call.includes("traced@mail.example"));
    const answered = calls.findIndex((call, index) => index > asked && call.includes("HTTP/1.1 201"));
    const between = calls.slice(asked, answered).filter((call) => /f(?:data)?sync\(/.test(call));
    expect([asked, answered > asked]).toEqual([expect.toSatisfy((place: number) => place >= 0), true]);
    expect(between).toContainEqual(expect.stringContaining("disha.sqlite-wal>) = 0"));
  },
);

function hasTracer(): boolean {
  try {
    execFileSync("strace", ["-V"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
