import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Availability } from "#db/engines/availability.ts";
import type { Database } from "#db/database.ts";
import { servePanel } from "#app/server/panel/serve-panel.server.ts";
import { createCanonicalPaths, pathOfRoute } from "./canonical-path.ts";
import type { AddressTally } from "#app/domain/redirect/address-tally.server.ts";
import { findRedirect } from "#app/domain/redirect/led-on.server.ts";
import { createApplicantLinkLimit } from "#app/domain/applicant/applicant-link-limit.ts";
import type { CountedForm, FormLimit } from "#app/domain/robot-trap/form-limit.ts";
import type { SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import type { KeptAnswers } from "#app/lib/answers/kept-answers.server.ts";
import { packAnswers } from "#app/lib/answers/pack-answers.server.ts";
import { type Answer, sendAnswer } from "#app/lib/answers/packed-answer.server.ts";
import { renderedPage, storageTrouble } from "#app/request-context.ts";
import { pageQueries } from "./page-queries.ts";
import { giveRoomBack } from "./page-rooms.ts";
import { handlePageError, sendPlainPage } from "./plain-page.ts";
import { letIn, privateHeaders, privatePages } from "./private-pages.ts";
import { developmentPageHeaders, inlineHash, publicPageHeaders } from "./security-headers.ts";
import { speculationRules } from "./speculation-rules.tsx";
import { startScript } from "./start-script.ts";
import type { StyleSheets } from "./style-sheets.server.ts";
import { contextOf, webRequest } from "./web-request.ts";

const FORM_LIMIT_BYTES = 65_536;
/** For people with the link only: neither cached nor indexed. */
const unlisted = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };
const isPreview = (address: string) => new URLSearchParams(address.split("?")[1]).has("preview");
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

interface PagesOptions {
  build: ServerBuild;
  db: Database;
  kept: KeptAnswers;
  contentVersion: ContentVersion;
  availability?: Availability | undefined;
  formLimit: FormLimit;
  signInThrottle: SignInThrottle;
  hasMailServer: boolean;
  addressTally: AddressTally;
  /** A hook that turns requests away while the process is overloaded. */
  refuseWhenBusy(): Promise<void>;
  publicOrigin: string;
  /** Absent in development and without a build; pages then link to their sheets. */
  styleSheets: StyleSheets | null;
  isDevelopment: boolean;
}

/** Serves every page through React Router; caches those that are the same for all visitors. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, db, kept, formLimit, isDevelopment } = options;
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  const canonicalPath = createCanonicalPaths(build.routes);
  const spelling = { ...options, canonicalPath };
  const forms = formsOf(build);

  kept.readQueriesBy(pageQueries(build));
  app.setErrorHandler(handlePageError);
  app.addHook("onRequest", options.refuseWhenBusy);
  packAnswers(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formTypes, { parseAs: "buffer", bodyLimit: FORM_LIMIT_BYTES }, readPost);

  const isPrivate = privatePages(build);
  const render = renderer(handle, options, isPrivate);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split("?")[0]!;
    const canonical = canonicalPath(path);
    const search = request.url.slice(path.length);
    const answerOf = (url: string) => {
      const address = kept.addressOf(url);
      const makePage = () => render(request, address);
      if (isPrivate(address)) return render(request, url);
      return isDevelopment ? makePage() : kept.findOrMake(address, makePage);
    };
    if (canonical !== null && canonical !== path) {
      // If the canonical spelling has no page any more, redirects straight to its target.
      const isGone = (await findRedirect(db, canonical)) !== null && isMissing(await answerOf(canonical));
      const end = isGone ? await whereItLeads(canonical, spelling) : null;
      return end === null ? reply.redirect(canonical + search, 301) : lead(reply, end, search);
    }
    const answer = await answerOf(request.url);
    const end = isMissing(answer) && !isPrivate(request.url) ? await whereItLeads(path, spelling) : null;
    return end === null ? sendAnswer(request, reply, answer) : lead(reply, end, search);
  }

  await app.register((panel, _options, done) => {
    servePanel(panel, { ...options, handle, canonicalPath });
    done();
  });
  app.get("/*", answerPage);

  app.post("/*", async (request, reply) => {
    const origin = request.headers.origin;
    if (origin !== undefined && !isOwnOrigin(origin, request, options)) {
      return sendPlainPage(reply, 403);
    }
    const path = request.url.split("?")[0]!;
    // Other spellings would each have a limit of their own.
    if (canonicalPath(path) !== path) return sendPlainPage(reply, 404);
    const seconds = await formLimit.secondsToWait(forms.get(path) ?? "page", request.ip);
    if (seconds > 0) return sendPlainPage(reply.header("retry-after", seconds), 429);
    return sendAnswer(request, reply, await render(request, request.url));
  });
}

type Handle = ReturnType<typeof createRequestHandler>;

function renderer(handle: Handle, options: PagesOptions, isPrivate: (address: string) => boolean) {
  const finish = finisher(options);
  const services = { ...options, linkLimit: createApplicantLinkLimit(options.db) };
  const headersOf = (address: string) => (isPrivate(address) ? privateHeaders : isPreview(address) && unlisted);
  return async function render(request: FastifyRequest, address: string): Promise<Answer> {
    const context = contextOf(request, options);
    if (isPrivate(address)) letIn(context, request, services);
    const response = await handle(webRequest(request, address, options), context);
    const { error } = context.get(storageTrouble);
    if (response.status >= 500 && error !== undefined) throw error;
    const page = finish(context.get(renderedPage).html);
    const headers = { ...Object.fromEntries(response.headers), ...page.headers, ...headersOf(address) };
    return { status: response.status, headers, body: page.html ?? (await response.text()) };
  };
}

const isMissing = (answer: object) => "status" in answer && answer.status === 404;

/** Keeps the query of the request, unless the target has its own. */
function lead(reply: FastifyReply, end: string, search: string) {
  const [page, part] = end.split("#") as [string, string | undefined];
  const whole = page + (page.includes("?") ? "" : search) + (part === undefined ? "" : `#${part}`);
  return reply.header("cache-control", "max-age=3600").redirect(whole, 301);
}

interface Spelling extends Pick<PagesOptions, "db" | "addressTally"> {
  canonicalPath: (path: string) => string | null;
}

/** The final target for a path without a page, in one step; null if there is none, which is counted. */
async function whereItLeads(path: string, { db, addressTally, canonicalPath }: Spelling): Promise<string | null> {
  const found = await findRedirect(db, path);
  if (!found) {
    addressTally.countMissing(path);
    return null;
  }
  addressTally.countHit(found.id);
  const { to_path } = found;
  if (!to_path.startsWith("/")) return to_path;
  const target = to_path.split(/[?#]/)[0]!;
  const spelt = canonicalPath(target) ?? target;
  // A record may have moved on from the address that a redirect names.
  const next = spelt === target ? null : await findRedirect(db, spelt);
  return (next?.to_path ?? spelt) + to_path.slice(target.length);
}

/** The form of each page, by the page's path. */
const formsOf = ({ routes }: ServerBuild): ReadonlyMap<string, CountedForm> =>
  new Map(
    Object.entries(routes).flatMap(([id, route]) => {
      const handle = route?.module.handle as { form?: CountedForm } | undefined;
      return handle?.form ? [[pathOfRoute(routes, id), handle.form]] : [];
    }),
  );

/** The origin of an own form: the configured one, or the host of the request. */
function isOwnOrigin(origin: string, request: FastifyRequest, { publicOrigin }: PagesOptions) {
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
}

async function readPost({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"]! } });
  return sent.formData().catch((error: Error) => {
    throw Object.assign(error, { statusCode: 415 });
  });
}

/** Inlines the style sheets of a public page and sets its security policy; other answers get the policy only. */
function finisher({ build, styleSheets, isDevelopment }: PagesOptions) {
  const scripts = [speculationRules, startScript(build.assets)].map(inlineHash);
  return (html: Buffer | undefined) => {
    if (isDevelopment) return { html, headers: developmentPageHeaders };
    const page = html && styleSheets?.writeInto(html);
    if (page) giveRoomBack(html);
    return { html: page?.html ?? html, headers: publicPageHeaders({ scripts, styles: page?.hashes ?? [] }) };
  };
}
