import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { findProgram } from "#scripts/install/ensure-program.ts";
import type { Answer } from "./measured-answers.ts";
import { untilAnswering } from "./until-answering.ts";

/**
 * Starts nginx with one worker, which sends the product's compressed bytes and headers from files and buffers its
 * access log.
 */
export async function startNginx(answers: { page: Answer; courses: Answer }) {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-nginx-"));
  const port = await sparePort();
  await mkdir(path.join(folder, "files"));
  for (const [name, { body }] of Object.entries(answers))
    await writeFile(path.join(folder, "files", `${name}.gz`), body);
  await writeFile(path.join(folder, "nginx.conf"), configuration(folder, port, answers));
  const server = spawn(findProgram("nginx")!, ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = () => server.kill();
  process.once("exit", kill);
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(`${address}/page`, server);
  const stop = async () => {
    process.off("exit", kill);
    if (server.exitCode === null && server.kill()) await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  return { address, process: server, stop };
}

// Without a master process, nginx runs in the one pinned process.
const configuration = (folder: string, port: number, answers: Record<string, Answer>) => `
daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log ${folder}/access.log combined buffer=32k flush=1s;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  open_file_cache max=10; gzip_static always; default_type "";
  server {
    listen 127.0.0.1:${port}; root ${folder}/files;
    ${Object.entries(answers).map(location).join("\n")}
  }
}`;

// Headers that nginx sets itself.
const madeByNginx = ["content-length", "content-encoding", "etag"];

function location([name, { headers }]: [string, Answer]) {
  const own = Object.entries(headers).filter(([header]) => !madeByNginx.includes(header));
  return `location = /${name} { ${own.map(([header, value]) => `add_header ${header} "${value}";`).join(" ")} }`;
}
