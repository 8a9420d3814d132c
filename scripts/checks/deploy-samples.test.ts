import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request as requestPlain } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ensureProgram, findProgram } from "#scripts/install/ensure-program.ts";
import { serverCommand, serverEnvironment } from "#scripts/commands/server-command.mjs";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { jpegPicture, multipartBody } from "#test/factories/factories.ts";

// The samples speak TLS. Where a program is missing and this is not root, its tests are skipped.
const openssl = await ensureProgram("openssl");
const systemd = findProgram("systemd-analyze");
const compose = findProgram("docker-compose");

interface Place {
  folder: string;
  product: number;
  plain: number;
  secure: number;
}

/** Each with its sample's own lines, but for ports, certificate and the product's address; and how it leads to TLS. */
const proxies = [
  { name: "nginx", program: openssl && (await ensureProgram("nginx")), parametersOf: nginxParameters, leads: 301 },
  { name: "caddy", program: openssl && (await ensureProgram("caddy")), parametersOf: caddyParameters, leads: 308 },
];

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

async function nginxParameters({ folder, product, plain, secure }: Place): Promise<string[]> {
  const sample = (await readFile("deploy/nginx.conf", "utf8"))
    // One of two processes is down.
    .replace("server 127.0.0.1:3000;", `server 127.0.0.1:1; server 127.0.0.1:${product};`)
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${secure} ssl`)
    .replace("/etc/letsencrypt/live/disha.example/fullchain.pem", path.join(folder, "certificate.pem"))
    .replace("/etc/letsencrypt/live/disha.example/privkey.pem", path.join(folder, "key.pem"));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = path.join(folder, "nginx.conf");
  const configuration = `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${places.join(" ")} ${sample} }`;
  await writeFile(file, configuration);
  return ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")];
}

async function caddyParameters({ folder, product, plain, secure }: Place): Promise<string[]> {
  const sample = (await readFile("deploy/Caddyfile", "utf8"))
    .replace("127.0.0.1:3000", `127.0.0.1:${product}`)
    .replace("disha.example {", `disha.example {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`);
  const own = ["admin off", "default_bind 127.0.0.1", `http_port ${plain}`, `https_port ${secure}`];
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, `{\n${own.join("\n")}\nstorage file_system ${folder}\n}\n${sample}`);
  return ["run", "--config", file, "--adapter", "caddyfile"];
}

/** The proxy before the product. */
async function behind({ program, parametersOf }: (typeof proxies)[number]) {
  const { app, signIn } = await testApp({ trustProxy: 1 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const folder = await mkdtemp(path.join(tmpdir(), "disha-proxy-"));
  const [plain, secure] = [await sparePort(), await sparePort()];
  makeCertificate(folder);
  const product = (app.server.address() as AddressInfo).port;
  const proxy = spawn(program!, await parametersOf({ folder, product, plain, secure }), {
    env: { ...process.env, HOME: folder },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    if (proxy.kill()) await once(proxy, "exit");
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (url: string, { method = "GET", headers = {}, body }: Asked = {}) =>
    answerTo(
      request({
        port: secure,
        host: "127.0.0.1",
        path: url,
        method,
        headers: { host: "disha.example", ...headers },
        servername: "disha.example",
        rejectUnauthorized: false,
        agent: false,
      }),
      body,
    );
  const askPlainly = (url: string) =>
    answerTo(requestPlain({ port: plain, host: "127.0.0.1", path: url, headers: { host: "disha.example" } }));
  await eventually(async () => expect((await ask("/health")).status).toBe(200));
  return { ask, askPlainly, signIn };
}

for (const proxy of proxies) {
  test.runIf(proxy.program)(
    `${proxy.name} leads to TLS and passes pages through as the product packed them`,
    async () => {
      const { ask, askPlainly } = await behind(proxy);

      const led = await askPlainly("/courses?type=PG");
      expect([led.status, led.headers["location"]]).toEqual([proxy.leads, "https://disha.example/courses?type=PG"]);
      const page = await ask("/", { headers: { "accept-encoding": "gzip, br" } });
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({ "content-encoding": "br", "strict-transport-security": "max-age=31536000" });
      const again = await ask("/", {
        headers: { "accept-encoding": "br", "if-none-match": String(page.headers["etag"]) },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  test.runIf(proxy.program)(
    `forms and pictures come through ${proxy.name}, and what is too large does not`,
    async () => {
      const { ask, signIn } = await behind(proxy);

      const form = await ask("/contact", {
        method: "POST",
        headers: { origin: "http://disha.test", "content-type": "application/x-www-form-urlencoded" },
        body: "name=&email=&subject=&message=",
      });
      expect([form.status, form.headers["content-type"]]).toEqual([422, "text/html; charset=utf-8"]);

      const authorization = `Bearer ${await signIn()}`;
      const image = { name: "a.jpg", type: "image/jpeg", bytes: await jpegPicture(1600, 1200) };
      const upload = await multipartBody({ image, image_alt: "A gate" });
      const headers = { authorization, ...upload.headers };
      const added = await ask("/backend/admin/pictures.php", { method: "POST", headers, body: upload.payload });
      expect(added.status).toBe(201);
      const { data } = JSON.parse(added.body.toString()) as { data: { image_url: string } };
      expect((await ask(data.image_url)).headers["content-type"]).toBe("image/webp");

      const cover = { ...image, bytes: Buffer.concat([image.bytes], 8_200_000) };
      const files = { image: cover, logo: cover, share_image: cover };
      const words = {
        name: "Konkan Shore",
        location: "Ratnagiri",
        description: "By the sea.",
        website: "https://k.example",
      };
      const largest = await multipartBody({ ...words, ...files });
      const saved = await ask("/backend/admin/universities.php", {
        method: "POST",
        headers: { authorization, ...largest.headers },
        body: largest.payload,
      });
      expect(saved.status).toBe(201);

      const body = Buffer.alloc(30 * 1024 * 1024);
      // Whoever answers before the whole body is there hangs up on what is still sent: one asks first, as curl does.
      const asked = { ...headers, expect: "100-continue", "content-length": String(body.length) };
      const refused = await ask("/backend/admin/pictures.php", { method: "POST", headers: asked, body });
      expect(refused.status).toBe(413);
    },
  );

  test.runIf(proxy.program)(`a forged address buys no further guess at a password through ${proxy.name}`, async () => {
    const { ask } = await behind(proxy);
    const body = JSON.stringify({ username: "meenal", password: "a wrong guess" });
    const guess = async (forged: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": forged, forwarded: `for=${forged}` };
      return (await ask("/backend/admin/login.php", { method: "POST", headers, body })).status;
    };

    for (let number = 1; number <= 5; number += 1) expect(await guess(`198.51.100.${number}`)).toBe(401);
    expect(await guess("198.51.100.6")).toBe(429);
  });
}

test.runIf(systemd)("systemd finds no fault with the unit", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-unit-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const unit = (await readFile("deploy/disha.service", "utf8")).replaceAll("/opt/disha", process.cwd());
  const file = path.join(folder, "disha.service");
  await writeFile(file, unit);
  const { status, stderr } = spawnSync(systemd!, ["verify", file], { encoding: "utf8" });
  const complaints = stderr.split("\n").filter((line) => line.includes("disha.service"));
  expect([status, complaints]).toEqual([0, []]);
});

test.runIf(compose)("docker-compose reads its sample, and asks for the password that has no default", () => {
  const read = (variables: Record<string, string>) =>
    spawnSync(compose!, ["-f", "deploy/compose.yaml", "config", "-q"], {
      env: { PATH: process.env["PATH"], PUBLIC_ORIGIN: "https://disha.example", ...variables },
      encoding: "utf8",
    });

  const { status, stderr } = read({ POSTGRES_PASSWORD: "a long enough password" });
  expect([status, stderr]).toEqual([0, ""]);
  const refused = read({});
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("set it")]);
});

test("the compose file passes on every variable of the README that the image does not set", async () => {
  const [readme, sample, image] = await Promise.all(
    ["README.md", "deploy/compose.yaml", "deploy/Dockerfile"].map((file) => readFile(file, "utf8")),
  );
  const rows = readme!.match(/^\| `[A-Z].*?\|/gm)!.join();
  const named = rows.match(/[A-Z][A-Z_]+/g)!;

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !sample!.includes(` ${name}: `) && !image!.includes(` ${name}=`))).toEqual([]);
});

function makeCertificate(folder: string) {
  const files = ["-keyout", path.join(folder, "key.pem"), "-out", path.join(folder, "certificate.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  execFileSync(openssl!, ["req", "-x509", ...kind, "-subj", "/CN=disha.example", ...files], { stdio: "ignore" });
}

async function answerTo(asking: ReturnType<typeof request>, body?: string | Buffer) {
  const sent = once(asking, "response");
  if (asking.getHeader("expect")) {
    asking.once("continue", () => asking.end(body));
    asking.flushHeaders();
  } else asking.end(body);
  const [response] = await sent;
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  asking.destroy();
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string>,
    body: Buffer.concat(parts),
  };
}

test("container and unit start the server as npm start does", async () => {
  const [dockerfile, unit] = await Promise.all(
    ["Dockerfile", "disha.service"].map((name) => readFile(`deploy/${name}`, "utf8")),
  );
  expect(JSON.parse(/^CMD (.*)$/m.exec(dockerfile!)![1]!)).toEqual(["node", ...serverCommand]);
  expect(/^ExecStart=\S+\/node (.*)$/m.exec(unit!)![1]!.split(" ")).toEqual(serverCommand);
  for (const sample of [dockerfile, unit])
    for (const [name, value] of Object.entries(serverEnvironment)) expect(sample).toContain(` ${name}=${value}`);
});
