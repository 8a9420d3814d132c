import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";
import { temporaryFolder } from "#test/servers/served-place.ts";

const isEmbedded = !process.env["TEST_DATABASE_URL"];
const MEGABYTE = 1024 * 1024;
const full = "There is no space left on our disk, so nothing can be stored at the moment. Please try again later.";
const readOnly = "Our disk cannot be written to, so nothing can be stored at the moment. Please try again later.";

test.runIf(isEmbedded && process.getuid?.() === 0)(
  "on a full disk and a read-only one writes are refused in words, reads go on, and no restart is needed",
  { timeout: 120_000 },
  async () => {
    const dataFolder = path.join(await temporaryFolder(), "disk");
    await mkdir(dataFolder);
    run("mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", dataFolder);
    onTestFinished(() => void run("umount", "--lazy", dataFolder));
    const faults: string[] = [];
    const environment = { DATA_FOLDER: dataFolder, ADMIN_PASSWORD: "a long enough password", TRUST_PROXY: "1" };
    const server = await startTemporaryServer(await sparePort(), environment, {
      onError: (words) => faults.push(words),
    });
    onTestFinished(() => server.stop());
    const { post, upload, look } = await callsTo(server.address);
    expect([await post(), await look()]).toEqual([{ status: 201 }, 200]);

    await fill(path.join(dataFolder, "ballast"));
    expect(await until(post, 503)).toEqual({ status: 503, message: full });
    expect(await upload()).toEqual({ status: 503, message: full });
    expect(await look()).toBe(200);

    await rm(path.join(dataFolder, "ballast"));
    expect(await post()).toEqual({ status: 201 });
    expect((await upload()).status).toBe(201);

    run("chattr", "-R", "+i", path.join(dataFolder, "uploads"));
    expect(await upload()).toEqual({ status: 503, message: readOnly });
    run("chattr", "-R", "-i", path.join(dataFolder, "uploads"));
    expect((await upload()).status).toBe(201);
    expect(
      faults
        .join("")
        .split("\n")
        .filter((line) => line !== "" && !line.includes('"storage":')),
    ).toEqual([]);
  },
);

const run = (program: string, ...parameters: string[]) => execFileSync(program, parameters, { stdio: "ignore" });

/** Until not a byte is left, with what the system calls full. */
async function fill(file: string) {
  for (const size of [MEGABYTE, 4096, 1]) {
    while (
      await writeFile(file, Buffer.alloc(size), { flag: "a" }).then(
        () => true,
        () => false,
      )
    );
  }
}

async function until(act: () => Promise<{ status: number; message?: string }>, status: number) {
  for (let tries = 0; tries < 2000; tries += 1) {
    const answer = await act();
    if (answer.status === status) return answer;
  }
  return null;
}

async function callsTo(address: string) {
  let number = 0;
  const ask = async (file: string, options: RequestInit) => {
    const response = await fetch(`${address}/backend/${file}`, { method: "POST", ...options });
    const { message } = (await response.json()) as { message?: string };
    return response.status < 300 ? { status: response.status } : { status: response.status, message: message! };
  };
  const json = { "content-type": "application/json" };
  const post = () => {
    number += 1;
    const lead = { name: "Tanvi", email: `t${number}@mail.example`, phone: "+91 98225 50148", course: "MBA" };
    const headers = { ...json, "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` };
    return ask("api/leads.php", { headers, body: JSON.stringify(lead) });
  };
  const login = await fetch(`${address}/backend/admin/login.php`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ username: "admin", password: "a long enough password" }),
  });
  const { token } = (await login.json()) as { token: string };
  const { payload, headers } = await multipartBody({
    image: { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture() },
    image_alt: "A library",
  });
  const upload = () =>
    ask("admin/pictures.php", {
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    });
  const look = async () => {
    const answers = await Promise.all(["/courses", "/search?q=mba"].map((page) => fetch(`${address}${page}`)));
    const panel = await fetch(`${address}/backend/admin/leads.php`, { headers: { authorization: `Bearer ${token}` } });
    return Math.max(panel.status, ...answers.map(({ status }) => status));
  };
  return { post, upload, look };
}
