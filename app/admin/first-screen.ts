import { redirect } from "react-router";
import type { Account } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/first-screen";
import { callForData } from "#app/admin/api/api-client.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import { guardSignedIn } from "./session/guard.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardSignedIn];

/** `/admin` leads each role to where its day begins. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  redirect(firstScreenOf(await readRecord<Account>(context, "account")));

/** The cookie that reads for a loader on the server is not sent to what would lie beside `/admin`. */
export const clientLoader = async () => redirect(firstScreenOf(await callForData<Account>("account")));

/** A counsellor's is the next call, everybody else's the specification's. */
const firstScreenOf = ({ role }: Account) => (role === "counsellor" ? "/admin/day" : "/admin/dashboard");
