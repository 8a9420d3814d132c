import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, redirect } from "react-router";
import { keepOpenForms } from "#app/admin/draft/draft.ts";
import { readToken } from "./admin-token.ts";
import { loginAddress } from "./login-address.ts";
import { takeTab } from "./tab-owner.ts";

type DataResults = Record<string, DataStrategyResult>;

/**
 * Sends away whoever has no token, or whom the server no longer lets in. It stands before every screen's loaders: these
 * run side by side, so a parent loader would guard nothing. The first document is guarded by the server.
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

/**
 * A save is sent to the screen's own address, a part of a screen is read from another: the user stands at the window's.
 */
const pageOf = ({ method, url }: Request) =>
  method === "GET" && !new URL(url).pathname.startsWith("/admin/data/") ? url : location.href;
