import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { projectFolder } from "#scripts/commands/run-command.mjs";
import { serverCommand } from "#scripts/commands/server-command.mjs";

const unset = ["BACKUP_FOLDER", "METRICS_PORT", "PUBLIC_ORIGIN", "TRUST_PROXY", "SMTP_URL", "MAIL_FROM"];

/** Starts the built product without waiting until it is ready. */
export function spawnProduct(environment: Record<string, string>) {
  const product = spawn(process.execPath, serverCommand, {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...Object.fromEntries(unset.map((name) => [name, ""])),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors = text(product.stderr);
  const ended = once(product, "exit").then(async ([code]) => ({ code: code as number | null, errors: await errors }));
  return { process: product, ended };
}
