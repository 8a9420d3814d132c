import { redirect, useFetcher } from "react-router";
import { dataOf } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { forgetToken } from "#app/admin/session/admin-token.ts";
import { callOpenly } from "#app/admin/session/call-openly.ts";
import { userRoleWords } from "#app/admin/users/user-words.content.ts";
import { acceptedInvitation, type NewInvitation } from "#app/domain/invitation/invitation-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/join-screen";
import { DeadLink } from "./dead-link.tsx";
import { tokenOfLink } from "./link-token.ts";
import { LoginFrame } from "./login-frame.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { UsernameField } from "./username-field.tsx";
import { WayInForm } from "./way-in-form.tsx";

const TITLE = "Welcome";

export const meta: Route.MetaFunction = () => [{ title: "Your invitation | Admin Panel" }];

export async function clientLoader() {
  return callOpenly<NewInvitation>({ file: "invitation", method: "POST", body: { token: tokenOfLink() } });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const entries = await request.formData();
  const body = { token: tokenOfLink(), ...fieldsOf(entries, ["username", "full_name", "password"]) };
  const outcome = await callOpenly({ file: "invitation", method: "PUT", body });
  if ("refusal" in outcome) return outcome.refusal;
  // Somebody else may have been signed in here.
  forgetToken();
  return redirect("/admin/login?set=account");
}

/** The link was checked when the page was opened. */
export const shouldRevalidate = () => false;

const rules = { schema: acceptedInvitation.omit({ token: true }), requiredFields: [] };

export default function JoinScreen({ loaderData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof clientAction>();
  if ("refusal" in loaderData) {
    return (
      <DeadLink title={TITLE} sentence={loaderData.refusal.failure}>
        <p>Ask whoever invited you to send the invitation again.</p>
      </DeadLink>
    );
  }
  const { email, role } = dataOf(loaderData);
  return (
    <LoginFrame title={TITLE}>
      <WayInForm
        fetcher={fetcher}
        rules={rules}
        refusal={fetcher.data}
        submit="Create my account"
        submitting="Creating..."
      >
        {(errors) => (
          <>
            <p>
              You are invited to this panel as <b>{userRoleWords[role]}</b>, with the address <b>{email}</b>.
            </p>
            <UsernameField hint="You sign in with it, or with your e-mail" error={errors["username"]} />
            <TextField
              label="Name"
              name="full_name"
              autoComplete="name"
              hint="Signs what you write to visitors"
              error={errors["full_name"]}
            />
            <NewPasswordField label="Password" error={errors["password"]} />
          </>
        )}
      </WayInForm>
    </LoginFrame>
  );
}

export function HydrateFallback() {
  return (
    <LoginFrame title={TITLE}>
      <p>Opening the invitation...</p>
    </LoginFrame>
  );
}
