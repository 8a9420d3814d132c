import type { FastifyRequest } from "fastify";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { readCookie } from "#app/lib/traffic/cookies.ts";
import { type PrivateServices, privateVisit } from "#app/request-context.ts";
import { pathOfRoute } from "./canonical-path.ts";

const COOKIE = "disha_applicant";
const COOKIE_PATH = "/my-application";
const LONGEST_DEVICE = 200;

/** Not cached, not indexed, and no other site learns an address that may sign somebody in. */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  // Not "no-referrer": a browser then hides the form's origin as well, and its post is refused as foreign.
  "referrer-policy": "strict-origin",
};

/** Tells whether an address belongs to a private page, according to its `handle` (record 541). */
export function privatePages({ routes }: ServerBuild): (address: string) => boolean {
  const isPrivate = (handle: unknown) => (handle as { isPrivate?: true } | undefined)?.isPrivate === true;
  const ids = Object.keys(routes).filter((id) => isPrivate(routes[id]?.module.handle));
  const paths = new Set(ids.map((id) => pathOfRoute(routes, id)));
  return (address) => paths.has(address.split("?")[0]!);
}

interface Services extends PrivateServices {
  publicOrigin: string;
}

/** Gives private pages, and no others, their cookie. */
export function letIn(context: RouterContextProvider, request: FastifyRequest, services: Services): void {
  const { signInThrottle, linkLimit, publicOrigin } = services;
  context.set(privateVisit, {
    signInThrottle,
    linkLimit,
    token: readCookie(request, COOKIE),
    device: request.headers["user-agent"]?.slice(0, LONGEST_DEVICE) ?? null,
    cookieOf: (token) => cookieOf(token, publicOrigin),
  });
}

/** A session cookie. Not `Strict`, since a mail's link may lead to the page, which would then find nobody signed in. */
function cookieOf(token: string | null, publicOrigin: string): string {
  const secure = publicOrigin.startsWith("https:") ? "; Secure" : "";
  const life = token === null ? "; Max-Age=0" : "";
  return `${COOKIE}=${token ?? ""}; Path=${COOKIE_PATH}${life}; HttpOnly; SameSite=Lax${secure}`;
}
