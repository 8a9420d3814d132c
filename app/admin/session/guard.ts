import { type DataStrategyResult, type MiddlewareFunction, redirect } from "react-router";
import { readToken } from "./admin-token.ts";
import { loginAddress } from "./login-address.ts";

type DataResults = Record<string, DataStrategyResult>;

/**
 * Sends away whoever has no token, or a token that the server no longer accepts. It stands before every screen's
 * loaders: these run side by side, so a parent loader would guard nothing.
 */
export const guardSignedIn: MiddlewareFunction<DataResults> = async ({ request }, next) => {
  if (readToken() === null) throw redirect(loginAddress({ from: request.url }));
  const results = await next();
  for (const outcome of Object.values(results)) {
    if (!(outcome.result instanceof Response) || outcome.result.status !== 401) continue;
    outcome.result = redirect(loginAddress({ from: pageOf(request), isExpired: true }));
  }
  return results;
};

/** A save is sent to the screen's own address, but the user stands at the window's. */
const pageOf = (request: Request) => (request.method === "GET" ? request.url : location.href);
