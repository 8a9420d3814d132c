import type { FastifyRequest } from "fastify";
import { RouterContextProvider } from "react-router";
import type { Availability } from "#db/engines/availability.ts";
import type { Database } from "#db/database.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import { renderedPage, requestServices, storageTrouble } from "#app/request-context.ts";

interface Origin {
  db: Database;
  publicOrigin: string;
}

/** Converts the request for React Router. Without cookies, since public pages are the same for everybody. */
export function webRequest(request: FastifyRequest, address: string, { publicOrigin }: Origin): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  // Concatenated, not resolved: `//elsewhere` would name another host.
  const url = `${publicOrigin}${address}`;
  const isPost = request.method === "POST";
  return new Request(url, { method: isPost ? "POST" : "GET", headers, body: isPost ? formIn(request) : null });
}

/** An empty form if nothing was sent. */
const formIn = ({ body }: FastifyRequest) => (body instanceof FormData ? body : new FormData());

interface Services extends Origin {
  hasMailServer: boolean;
  contentVersion: ContentVersion;
  availability?: Availability | undefined;
}

/** The context of loaders and actions. */
export function contextOf(
  request: FastifyRequest,
  { db, publicOrigin, hasMailServer, ...services }: Services,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const contentVersion = services.availability?.isGone() ? null : services.contentVersion.current();
  context.set(requestServices, { db, publicOrigin, clientAddress: request.ip, hasMailServer, contentVersion });
  context.set(storageTrouble, {});
  context.set(renderedPage, {});
  return context;
}
