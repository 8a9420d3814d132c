import { useEffect } from "react";
import { redirect, useRevalidator } from "react-router";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { readToken } from "#app/admin/session/admin-token.ts";
import { addressAskedFor } from "#app/admin/session/login-address.ts";
import { renewPass } from "#app/admin/session/renew-pass.ts";
import { signIn } from "#app/admin/session/sign-in.ts";
import type { Route } from "./+types/login-screen";
import { LoginForm } from "./login-form.tsx";
import { LoginFrame } from "./login-frame.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Sign in | Admin Panel" }];

/** The server does not know the token. */
export const loader = ({ url }: Route.LoaderArgs) => ({ ...toldBy(url), isTokenTried: false });

/** Redirects somebody who is signed in; with an invalid token, they sign in again. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const hasToken = readToken() !== null;
  if (hasToken && (await renewPass())) throw redirect(addressAskedFor(url.href));
  const told = toldBy(url);
  return { ...told, isExpired: hasToken || told.isExpired, isTokenTried: true };
}

const toldBy = ({ searchParams }: URL) => ({ isExpired: searchParams.has("expired"), set: searchParams.get("set") });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const entries = await request.formData();
  const failure = await signIn(fieldsOf(entries, ["username", "password", "code"]));
  return failure ?? redirect(addressAskedFor(request.url));
}

const doneWords: Record<string, string> = {
  password: "Your new password is set. Sign in with it.",
  account: "Your account is ready. Sign in; under My account you can then switch on two-factor sign-in.",
};

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { isTokenTried } = loaderData;
  useEffect(() => {
    if (!isTokenTried && readToken() !== null) void revalidate();
  }, [isTokenTried, revalidate]);
  const reason = loaderData.isExpired ? "Session expired. Please login again." : undefined;
  const done = doneWords[loaderData.set ?? ""];
  return (
    <LoginFrame>
      <LoginForm failure={actionData} reason={reason} done={done} />
    </LoginFrame>
  );
}
