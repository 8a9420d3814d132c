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
  const failure = await signIn(textOf(entries, "username"), textOf(entries, "password"));
  return failure === null ? redirect(addressAskedFor(request.url)) : { failure };
}

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const expired = loaderData.isExpired ? "Session expired. Please login again." : undefined;
  return (
    <LoginFrame>
      <LoginForm sentence={actionData?.failure ?? expired} />
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
