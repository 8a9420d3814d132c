import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { S3mini } from "s3mini";
import { installDebianPackage } from "#scripts/install/install-debian-package.ts";
import { projectFolder } from "#scripts/commands/run-command.mjs";
import { sparePort } from "./spare-port.ts";

const startLimitMs = 30_000;
/** Debian's Python: no other one finds Debian's packages. */
const python = "/usr/bin/python3";
const user = "disha:test";
const region = "ap-south-1";
const bucket = "pictures";
/** On disk: Swift needs extended attributes, which folders in memory support only on new kernels. */
const place = "/var/tmp";

/**
 * Runs the task with the address of a bucket in a temporary OpenStack Swift,
 * `http://USER:SECRET@127.0.0.1:PORT/BUCKET`. False, without running the task, if Swift is not available.
 */
export async function withPictureStore(task: (address: string) => Promise<void>) {
  if (!hasSwift() && !((await installDebianPackage("python3-swift")) && hasSwift())) return false;
  const folder = await mkdtemp(path.join(place, "disha-swift-"));
  const port = await sparePort();
  const secret = randomBytes(12).toString("hex");
  const parameters = [path.join(projectFolder, "scripts/servers/serve-swift.py"), folder, String(port), user, secret];
  const server = spawn(python, parameters, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  try {
    const endpoint = `http://127.0.0.1:${port}/${bucket}`;
    const access = { accessKeyId: user, secretAccessKey: secret };
    await untilThereIs(new S3mini({ endpoint, region, ...access }), () => server.exitCode);
    await task(`http://${encodeURIComponent(user)}:${secret}@127.0.0.1:${port}/${bucket}`);
  } finally {
    if (server.exitCode === null && kill()) await once(server, "exit");
    process.off("exit", kill);
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

/** Whether Swift's modules exist, and files in its place can have extended attributes. */
const hasSwift = () => spawnSync(python, ["-c", looking, place]).status === 0;
const looking = `
import os, sys, tempfile, swift.common.middleware.s3api
with tempfile.NamedTemporaryFile(dir=sys.argv[1]) as file: os.setxattr(file.name, "user.disha", b"")
`;

async function untilThereIs(bucket: S3mini, exitCode: () => number | null) {
  const deadline = Date.now() + startLimitMs;
  while (!(await bucket.createBucket().catch(() => false))) {
    if (exitCode() !== null) throw new Error(`Swift ended with exit code ${exitCode()}.`);
    if (Date.now() > deadline) throw new Error(`Swift did not answer within ${startLimitMs / 1000} s.`);
    await pause(100);
  }
}
