import { createServer } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApp, openDatabase, prepareContent, readConfig } from "#app/server/create-app.ts";
import { listenOnHost } from "#app/server/listen-on-host.ts";
import { listenOrRefuse, prepareToServe } from "#app/server/serving.ts";
import { expectLog } from "#test/expect-log.ts";
import { temporaryFolder } from "#test/servers/served-place.ts";

test("a first start that cannot listen has shown the password that it made up, and it opens the panel", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const variables = { DATA_FOLDER: await temporaryFolder(), HOST: "127.0.0.1", PORT: String(port) };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`The process ended with ${code}.`);
  });
  expectLog(`Port ${port} is already in use`);
  const prepare = () => prepareToServe({ readConfig, openDatabase, prepareContent });

  const { config, database, told } = await prepare();
  const app = await createApp({ ...told, logLevel: "silent" });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    taken.close();
    exit.mockRestore();
    said.mockRestore();
    vi.unstubAllEnvs();
  });
  await expect(listenOrRefuse(config, () => listenOnHost(app, config))).rejects.toThrow("The process ended with 1.");

  const password = /^First administrator: admin, password (\S+) \(shown only this once\)$/.exec(said.mock.lastCall![0]);
  const payload = { username: "admin", password: password![1] };
  const login = await app.inject({ method: "POST", url: "/backend/admin/login.php", payload });
  expect(login.statusCode).toBe(200);
});
