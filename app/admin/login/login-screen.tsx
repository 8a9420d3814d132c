import { redirect } from "react-router";
import { textOf } from "#app/admin/form/form-entries.ts";
import { readToken } from "#app/admin/session/admin-token.ts";
import { addressAskedFor } from "#app/admin/session/login-address.ts";
import { signIn } from "#app/admin/session/sign-in.ts";
import type { Route } from "./+types/login-screen";
import { LoginForm, SleepingLoginForm } from "./login-form.tsx";
import { LoginFrame } from "./login-frame.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Sign in | Admin Panel" }];

/** Whoever is signed in has nothing to do here. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readToken() !== null) throw redirect(addressAskedFor(request.url));
  return { isExpired: new URL(request.url).searchParams.has("expired") };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const entries = await request.formData();
  const failure = await signIn({
    username: textOf(entries, "username"),
    password: textOf(entries, "password"),
    code: textOf(entries, "code"),
  });
  return failure ?? redirect(addressAskedFor(request.url));
}

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const reason = loaderData.isExpired ? "Session expired. Please login again." : undefined;
  return (
    <LoginFrame>
      <LoginForm failure={actionData} reason={reason} />
    </LoginFrame>
  );
}

export function HydrateFallback() {
  return (
    <LoginFrame>
      <SleepingLoginForm />
    </LoginFrame>
  );
}
