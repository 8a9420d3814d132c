import { data, redirect, type RouterContextProvider } from "react-router";
import { findApplicant } from "#app/domain/applicant/applicant-sessions.server.ts";
import { type PrivateVisit, privateVisit, requestServices } from "#app/request-context.ts";
import { OWN_PAGE, SIGN_IN } from "./own-addresses.ts";

type Context = Readonly<RouterContextProvider>;

/** @throws 404 for requests to the router's own addresses, such as `/my-application.data`. */
export function visitIn(context: Context): PrivateVisit {
  const visit = context.get(privateVisit);
  if (!visit) throw data(null, { status: 404 });
  return visit;
}

/** The signed-in applicant, or null. */
export const findVisitor = (context: Context) => findApplicant(context.get(requestServices).db, visitIn(context).token);

/** @throws a redirect to the sign-in without a valid session. */
export async function visitorOf(context: Context) {
  const visitor = await findVisitor(context);
  if (visitor) return visitor;
  const { token, cookieOf } = visitIn(context);
  throw token === undefined ? redirect(SIGN_IN, 303) : leave(`${SIGN_IN}?was=ended`, cookieOf);
}

/** Redirects with the session's cookie. */
export const enter = (context: Context, token: string, query = "") =>
  redirect(OWN_PAGE + query, { status: 303, headers: { "set-cookie": visitIn(context).cookieOf(token) } });

export const leave = (to: string, cookieOf: (token: null) => string) =>
  redirect(to, { status: 303, headers: { "set-cookie": cookieOf(null) } });
