import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, redirect } from "react-router";
import { keepOpenForms } from "#app/admin/draft/draft.ts";
import { readToken } from "./admin-token.ts";
import { loginAddress } from "./login-address.ts";
import { takeTab } from "./tab-owner.ts";

type DataResults = Record<string, DataStrategyResult>;

/**
 * Redirects to the login if there is no token or the server refuses it. Middleware before every screen's loaders: these
 * run in parallel, so a parent loader would protect nothing. The server protects the first document.
 */
export const guardSignedIn: MiddlewareFunction<DataResults> = async ({ request }, next) => {
  if (readToken() === null) throw redirect(wayToLogin(request));
  takeTab();
  const results = await next();
  for (const outcome of Object.values(results)) {
    if (!isRefused(outcome.result)) continue;
    keepOpenForms();
    outcome.result = redirect(loginAddress({ from: pageOf(request), isExpired: true }));
  }
  return results;
};

const isRefused = (result: unknown) =>
  (result instanceof Response || isRouteErrorResponse(result)) && result.status === 401;

/** Without a token: a visitor, or somebody whose session ended in another tab. */
function wayToLogin(request: Request) {
  keepOpenForms();
  const from = pageOf(request);
  return loginAddress(request.method === "GET" ? { from } : { from, isExpired: true });
}

/** Saves go to a screen's address and parts are read from others: the user's page is the window's. */
const pageOf = ({ method, url }: Request) =>
  method === "GET" && !new URL(url).pathname.startsWith("/admin/data/") ? url : location.href;
