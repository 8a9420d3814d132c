import { mkdirSync } from "node:fs";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import * as build from "virtual:react-router/server-build";
import type { Database } from "#db/database.ts";
import { createApi } from "./api/create-api.ts";
import { openPictures } from "./domain/picture/pictures.server.ts";
import { sweepUploads } from "./domain/picture/sweep-uploads.server.ts";
import { createFormLimit } from "./domain/robot-trap/form-limit.ts";
import { createSignInThrottle } from "./domain/session/sign-in-throttle.ts";
import { fillThumbnails } from "./fill-thumbnails.ts";
import { healthRoutes } from "./health-routes.ts";
import { createContentVersion } from "./lib/content-version.ts";
import { createPackedCache } from "./lib/packed-cache.server.ts";
import { bufferedLog, logRequests } from "./log-requests.ts";
import { handleBadAddress } from "./plain-page.ts";
import { revealScheduledArticles } from "./reveal-scheduled-articles.ts";
import { runOutbox } from "./run-outbox.ts";
import { serveClientFiles } from "./serve-client-files.ts";
import { servePages } from "./serve-pages.server.ts";
import { serveSharePictures } from "./serve-share-pictures.server.ts";
import { readStyleSheets } from "./style-sheets.server.ts";

export { openDatabase } from "#db/database.ts";
export { prepareContent } from "./prepare-content.server.ts";

export interface AppOptions {
  db: Database;
  dataFolder: string;
  /** Canonical addresses begin with it. */
  publicOrigin: string;
  /** The server that mails leave through; absent, they wait in the outbox. */
  smtpUrl?: string | undefined;
  /** Absent: the site's name and contact address. */
  mailFrom?: string | undefined;
  /** How often one network address may send each public form in ten minutes; a test may want more. */
  mostFormPosts?: number;
  trustProxy?: boolean;
  logLevel?: string;
  /** The folder of the built client files; absent in development, where Vite serves them. */
  clientFiles?: string;
  /** Vite reloads what is edited: nothing is kept, and its own scripts are allowed. */
  isDevelopment?: boolean;
}

const CONNECTION_LIMIT_MS = 60_000;
const REQUEST_LIMIT_MS = 30_000;

/** Builds the whole product as one Fastify instance: API, files, pages. It neither listens nor closes the database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, dataFolder, publicOrigin, isDevelopment = false } = options;
  const app = Fastify({
    logger: { level: options.logLevel ?? "info", stream: bufferedLog() },
    // A logger of its own per request cost a tenth of the requests per second; no line of ours needs one.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    connectionTimeout: CONNECTION_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: CONNECTION_LIMIT_MS,
    bodyLimit: 256 * 1024,
    forceCloseConnections: "idle",
    frameworkErrors: handleBadAddress,
  });
  const contentVersion = createContentVersion();
  const pictures = openPictures(dataFolder);
  mkdirSync(pictures.uploads, { recursive: true });
  await sweepUploads(db, pictures.uploads, new Date(performance.timeOrigin));
  const lists = createPackedCache(contentVersion);
  const formLimit = createFormLimit(options.mostFormPosts);
  const signInThrottle = createSignInThrottle();
  const services = { db, pictures, contentVersion, lists, signInThrottle, formLimit, publicOrigin };

  logRequests(app);
  app.addHook("onRequest", (request, reply, next) => {
    if (request.url.includes("%00")) handleBadAddress(null, request, reply);
    else next();
  });
  healthRoutes(app, db);
  fillThumbnails(app, pictures.uploads);
  revealScheduledArticles(app, db, contentVersion);
  runOutbox(app, { db, smtpUrl: options.smtpUrl, mailFrom: options.mailFrom });
  await app.register((scope) => createApi(scope, services), { prefix: "/backend" });
  await app.register((scope, _options, done) => {
    serveSharePictures(scope, { db, dataFolder, clientFiles: options.clientFiles ?? "public" });
    done();
  });
  if (options.clientFiles) await serveClientFiles(app, options.clientFiles);
  const styleSheets = options.clientFiles ? readStyleSheets(options.clientFiles) : null;
  await app.register((scope) =>
    servePages(scope, { build, db, contentVersion, formLimit, publicOrigin, styleSheets, isDevelopment }),
  );
  return app;
}
