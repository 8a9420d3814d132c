import Fastify, { type FastifyInstance, LogController } from "fastify";
import * as build from "virtual:react-router/server-build";
import type { Availability } from "#db/engines/availability.ts";
import type { FollowContent } from "#db/content-changes.ts";
import type { Database } from "#db/database.ts";
import { exportFiles } from "#app/api/admin/export/export-files.ts";
import type { ApiServices } from "#app/api/api-context.ts";
import { createApi } from "#app/api/create-api.ts";
import { zodCompilers } from "#app/lib/schemas/zod-compilers.ts";
import { createLiveHub } from "#app/domain/live/live-hub.server.ts";
import { openPictureStore } from "#app/domain/picture/open-picture-store.server.ts";
import type { Bucket, PictureStore } from "#app/domain/picture/picture-store.server.ts";
import { openPictures, type Pictures } from "#app/domain/picture/pictures.server.ts";
import { createOpenings } from "#app/domain/activity/openings.server.ts";
import { tallyAddresses } from "./jobs/tally-addresses.ts";
import { createFormLimit } from "#app/domain/robot-trap/form-limit.ts";
import { failureStoreOf } from "#app/domain/session/throttle/failure-store.server.ts";
import { createSignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import { type BackUp, backUpNightly } from "./jobs/back-up-nightly.ts";
import { countFilled } from "./jobs/count-grown-tables.ts";
import { followClock } from "./jobs/follow-clock.ts";
import { forgetOld } from "./jobs/forget-old.ts";
import { giveLeads } from "./jobs/give-leads.ts";
import { hearContentChanges } from "./jobs/hear-content-changes.ts";
import { healthRoutes } from "./health-routes.ts";
import { type ContentVersion, createContentVersion } from "#app/lib/answers/content-version.ts";
import { createKeptAnswers } from "#app/lib/answers/kept-answers.server.ts";
import { keptAnswersFirst } from "./requests/kept-answers-first.ts";
import { answerToTheEnd } from "./requests/answer-to-the-end.ts";
import { createRequestCounts } from "./metrics/request-counts.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import type { PoolState } from "./metrics/write-metrics.server.ts";
import { refusals, refuseUnrouted } from "./requests/refuse-unrouted.ts";
import { revealScheduledArticles } from "./jobs/reveal-scheduled-articles.ts";
import { type LogDestination, logRequests, openLog } from "./requests/request-log.ts";
import { runOutbox } from "./jobs/run-outbox.ts";
import { sendDayMails } from "./jobs/send-day-mails.ts";
import { tendPictures } from "./jobs/tend-pictures.ts";
import { shedLoad } from "./requests/shed-load.ts";
import { serveClientFiles } from "./requests/serve-client-files.ts";
import { servePages } from "./pages/serve-pages.server.ts";
import { serveSharePictures } from "./pages/serve-share-pictures.server.ts";
import { readStyleSheets } from "./pages/style-sheets.server.ts";

export { readConfig } from "#app/config.server.ts";
export { openDatabase } from "#db/database.ts";
export { prepareContent } from "./prepare-content.server.ts";

export interface AppOptions {
  db: Database;
  dataFolder: string;
  /** The bucket of uploaded pictures; absent: the data folder. */
  bucket?: Bucket | undefined;
  /** The origin of canonical addresses. */
  publicOrigin: string;
  /** The SMTP server; absent: mails wait in the outbox. */
  smtpUrl?: string | undefined;
  /** Absent: the site's name and contact address. */
  mailFrom?: string | undefined;
  /** The most posts of each public form per network address in ten minutes; tests may raise it. */
  mostFormPosts?: number;
  /** The number of proxies in front, or their networks; none by default. */
  trustProxy?: number | string[];
  /** The mean event-loop delay from which requests are turned away; absent: never. */
  longestDelayMs?: number;
  logLevel?: string;
  /** Where the log goes; absent: standard output. */
  log?: LogDestination;
  /** Reports changes by other processes on the database; absent: there are none. */
  followContent?: FollowContent | undefined;
  /** Tells whether the database can be reached; absent: always. */
  availability?: Availability | undefined;
  /** Makes the nightly backup; absent: none is made. */
  backUp?: BackUp;
  /** The port on which this machine alone may read the metrics; absent: none. */
  metricsPort?: number | undefined;
  /** The pool of PostgreSQL, for the metrics. */
  pool?: PoolState | undefined;
  /** The folder of the built client files; absent in development, where Vite serves them. */
  clientFiles?: string;
  /** Vite reloads edited modules: nothing is cached, and Vite's scripts are allowed. */
  isDevelopment?: boolean;
}

const CONNECTION_LIMIT_MS = 60_000;
const limits = {
  connectionTimeout: CONNECTION_LIMIT_MS,
  keepAliveTimeout: CONNECTION_LIMIT_MS,
  /** For headers and body: a picture of 8 MB on a slow line. */
  requestTimeout: 60_000,
  bodyLimit: 256 * 1024,
  forceCloseConnections: "idle",
  return503OnClosing: false,
} as const;

/** Builds the whole product as one Fastify instance: API, files, pages. Neither listens nor closes the database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, publicOrigin, logLevel = "info", isDevelopment = false } = options;
  const contentVersion = createContentVersion();
  const kept = createKeptAnswers(contentVersion, options.availability?.isGone);
  const requests = createRequestCounts();
  const log = openLog(logLevel, options.log, requests.counterOf);
  const app = Fastify({
    logger: { level: logLevel, stream: log },
    serverFactory: keptAnswersFirst(kept, log),
    // A logger per request cost a tenth of the requests per second; no log line needs one.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: pathOf,
    trustProxy: proxyTrust(options.trustProxy ?? 0),
    ...limits,
    ...refusals,
    schemaController: { compilersFactory: zodCompilers },
  });
  const store = await openPictureStore(options);
  const formLimit = createFormLimit(db, options.mostFormPosts);
  const signInThrottle = createSignInThrottle(failureStoreOf(db));
  const addressTally = tallyAddresses(app, db);
  const refuseWhenBusy = shedLoad(app, options.longestDelayMs ?? Infinity);
  const services = {
    db,
    pictures: openPictures(store),
    contentVersion,
    kept,
    signInThrottle,
    formLimit,
    noteOpened: createOpenings(db),
    publicOrigin,
    hasMailServer: options.smtpUrl !== undefined,
    refuseWhenBusy,
    live: createLiveHub(db, (error) => app.log.error(error)),
  };

  answerToTheEnd(app);
  app.addHook("onClose", services.live.stop);
  logRequests(app, log);
  if (options.availability) logAvailability(app, options.availability);
  refuseUnrouted(app);
  healthRoutes(app, db);
  beginJobs(app, options, { store, pictures: services.pictures, contentVersion });
  if (options.metricsPort !== undefined)
    serveMetrics(app, options.metricsPort, { db, requests, kept, pool: options.pool });
  await registerApi(app, services);
  const clientFiles = options.clientFiles ?? "public";
  await app.register(async (scope) => serveSharePictures(scope, { db, store, clientFiles }));
  if (options.clientFiles) await serveClientFiles(app, options.clientFiles);
  const styleSheets = options.clientFiles ? readStyleSheets(options.clientFiles) : null;
  await app.register((scope) =>
    servePages(scope, { ...options, build, styleSheets, isDevelopment, ...services, addressTally }),
  );
  return app;
}

/** Everything is below /backend except the files of exports, which a browser requests with the panel's pass. */
async function registerApi(app: FastifyInstance, services: Omit<ApiServices, "answeredLists">) {
  const api: ApiServices = { ...services, answeredLists: new Map() };
  await app.register((scope) => createApi(scope, api), { prefix: "/backend" });
  await app.register(async (scope) => exportFiles(scope, api));
}

interface Worked {
  store: PictureStore;
  pictures: Pictures;
  contentVersion: ContentVersion;
}

/** Starts the background jobs, which run as long as the app. */
function beginJobs(app: FastifyInstance, options: AppOptions, { store, pictures, contentVersion }: Worked) {
  const { db, followContent, backUp, smtpUrl, publicOrigin, mailFrom } = options;
  tendPictures(app, db, store);
  forgetOld(app, db, pictures);
  giveLeads(app, db);
  followClock(app, db, contentVersion);
  revealScheduledArticles(app, db, contentVersion);
  if (followContent) hearContentChanges(app, followContent, contentVersion);
  countFilled(app, db);
  if (backUp) backUpNightly(app, db, backUp);
  // Without a mail server they would wait until the day is over.
  if (smtpUrl !== undefined) sendDayMails(app, { db, publicOrigin });
  runOutbox(app, { db, smtpUrl, publicOrigin, mailFrom });
}

function logAvailability(app: FastifyInstance, availability: Availability) {
  availability.onChange((state) => {
    if ("error" in state)
      app.log.error(state.error, "The database cannot be reached: pages come from their last good copies");
    else app.log.warn(`The database is back after ${Math.round(state.goneMs / 1000)} s`);
  });
}

/** Given a number, Fastify trusts no proxy. `place` counts hops from this server: 0 is its direct client. */
const proxyTrust = (proxies: number | string[]) =>
  typeof proxies === "number" ? (_address: string, place: number) => place < proxies : proxies;

/** A client may send an absolute address, as to a proxy (RFC 9112, 3.2.2); only its path is used. */
function pathOf({ url = "/" }: { url?: string | undefined }): string {
  if (url.startsWith("/")) return url;
  const path = /^https?:\/\/[^/?#]+(.*)$/i.exec(url)?.[1] ?? url;
  return path.startsWith("/") ? path : `/${path}`;
}
