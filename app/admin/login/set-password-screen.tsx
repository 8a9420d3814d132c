import { Link, redirect, useFetcher } from "react-router";
import { dataOf } from "#app/admin/api/api-client.ts";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { forgetToken } from "#app/admin/session/admin-token.ts";
import { callOpenly } from "#app/admin/session/call-openly.ts";
import { passwordByLink } from "#app/domain/password-link/password-link-schema.ts";
import type { Route } from "./+types/set-password-screen";
import { DeadLink } from "./dead-link.tsx";
import { tokenOfLink } from "./link-token.ts";
import { LoginFrame } from "./login-frame.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { WayInForm } from "./way-in-form.tsx";

const TITLE = "New password";

export const meta: Route.MetaFunction = () => [{ title: "New password | Admin Panel" }];

export async function clientLoader() {
  const body = { token: tokenOfLink() };
  return callOpenly<{ username: string }>({ file: "password-link", method: "POST", body });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const body = { token: tokenOfLink(), password: textOf(await request.formData(), "password") };
  const outcome = await callOpenly({ file: "password-link", method: "PUT", body });
  if ("refusal" in outcome) return outcome.refusal;
  // All sessions of the account have ended.
  forgetToken();
  return redirect("/admin/login?set=password");
}

/** The link was checked when the page was opened. */
export const shouldRevalidate = () => false;

const rules = { schema: passwordByLink.omit({ token: true }), requiredFields: [] };

export default function SetPasswordScreen({ loaderData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof clientAction>();
  if ("refusal" in loaderData) {
    return (
      <DeadLink title={TITLE} sentence={loaderData.refusal.failure}>
        <Link className="link-button" to="/admin/forgot-password">
          Ask for a new link
        </Link>
      </DeadLink>
    );
  }
  const username = dataOf(loaderData).username;
  return (
    <LoginFrame title={TITLE}>
      <WayInForm fetcher={fetcher} rules={rules} refusal={fetcher.data} submit="Set password" submitting="Setting...">
        {(errors) => (
          <>
            <p>
              For the account <b>{username}</b>. With it you are signed out everywhere else.
            </p>
            {/* Tells password managers whose password it is. */}
            <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
            <NewPasswordField label="New password" error={errors["password"]} />
          </>
        )}
      </WayInForm>
    </LoginFrame>
  );
}

export function HydrateFallback() {
  return (
    <LoginFrame title={TITLE}>
      <p>Opening the link...</p>
    </LoginFrame>
  );
}
