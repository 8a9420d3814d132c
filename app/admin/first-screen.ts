import { redirect } from "react-router";
import type { Account } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/first-screen";
import { callForData } from "#app/admin/api/api-client.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import { guardSignedIn } from "./session/guard.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardSignedIn];

/** `/admin` redirects each role to its first screen. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  redirect(firstScreenOf(await readRecord<Account>(context, "account")));

/** In the browser, since the cookie that lets a loader read on the server is not sent to addresses beside `/admin`. */
export const clientLoader = async () => redirect(firstScreenOf(await callForData<Account>("account")));

/** My day for counsellors; for others, the specification's dashboard. */
const firstScreenOf = ({ role }: Account) => (role === "counsellor" ? "/admin/day" : "/admin/dashboard");
