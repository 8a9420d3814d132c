import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import type { Config } from "#app/config.server.ts";
import { announce, listenOrRefuse, prepareToServe, stopGracefully } from "./serving.ts";

type AppModule = typeof import("#app/server/create-app.ts");

/** Development: Vite loads every module, and an edit rebuilds the app in the same process. */
export async function serve(): Promise<void> {
  const server = createServer();
  const vite = await createVite({ appType: "custom", server: { middlewareMode: { server }, ws: { server } } });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules");
  const load = () => ssr.runner.import<AppModule>("/app/server/create-app.ts");

  const { config, database, told } = await prepareToServe(await load());

  let running: { create: AppModule["createApp"]; app: Promise<FastifyInstance> } | undefined;
  async function latestApp() {
    const { createApp } = await load();
    // A new function means that a module was edited.
    if (running?.create === createApp) return running.app;
    void running?.app.then((app) => app.close());
    running = {
      create: createApp,
      app: createApp({ ...told, isDevelopment: true }).then(async (app) => (await app.ready(), app)),
    };
    return running.app;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      (await latestApp()).routing(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      response.writeHead(500, { "content-type": "text/plain" }).end((error as Error).stack);
    }
  }

  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  await listenOrRefuse(config, () => listening(server, config));
  announce(config);
  stopGracefully(async () => {
    await vite.close();
    await (await running?.app)?.close();
    server.close();
    await database.close();
  });
}

function listening(server: ReturnType<typeof createServer>, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}
