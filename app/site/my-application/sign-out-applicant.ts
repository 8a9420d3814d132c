import { redirect } from "react-router";
import { signOutApplicant } from "#app/domain/applicant/applicant-sessions.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import type { Route } from "./+types/sign-out-applicant";
import { OWN_PAGE, SIGN_IN } from "./own-addresses.ts";
import { findVisitor, leave, visitIn } from "./signed-in.server.ts";

export const handle: PageHandle = { isPrivate: true };

export const loader = () => redirect(OWN_PAGE, 303);

export async function action({ context }: Route.ActionArgs) {
  const visitor = await findVisitor(context);
  if (visitor) await signOutApplicant(context.get(requestServices).db, visitor);
  return leave(`${SIGN_IN}?was=signed-out`, visitIn(context).cookieOf);
}
