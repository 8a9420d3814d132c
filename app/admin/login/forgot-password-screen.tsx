import { Link, useFetcher } from "react-router";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { readRecord } from "#app/admin/api/read-api.ts";
import { callOpenly } from "#app/admin/session/call-openly.ts";
import { forgottenAccount } from "#app/domain/password-link/password-link-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/forgot-password-screen";
import { LoginFrame } from "./login-frame.tsx";
import { UsernameField } from "./username-field.tsx";
import { WayInForm } from "./way-in-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Forgot password | Admin Panel" }];

export const loader = ({ context }: Route.LoaderArgs) => readRecord<{ by_mail: 0 | 1 }>(context, "forgot-password");

export async function clientAction({ request }: Route.ClientActionArgs) {
  const body = { username: textOf(await request.formData(), "username") };
  return callOpenly({ file: "forgot-password", method: "POST", body });
}

const rules = { schema: forgottenAccount, requiredFields: [] };

export default function ForgotPasswordScreen({ loaderData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof clientAction>();
  const outcome = fetcher.data;
  const sent = outcome && "message" in outcome ? outcome.message : undefined;
  const refusal = outcome && "refusal" in outcome ? outcome.refusal : undefined;
  return (
    <LoginFrame title="Forgot password">
      <div className="way-in">
        {sent ? (
          <Banner tone="good">{sent}</Banner>
        ) : loaderData.by_mail === 1 ? (
          <WayInForm fetcher={fetcher} rules={rules} refusal={refusal} submit="Send me a link" submitting="Sending...">
            {(errors) => (
              <UsernameField
                label="Username or e-mail"
                hint="We send a link with which you set a new password"
                error={errors["username"]}
              />
            )}
          </WayInForm>
        ) : (
          <WithoutMail />
        )}
        <Link className="link-button" to="/admin/login">
          Back to the sign-in
        </Link>
      </div>
    </LoginFrame>
  );
}

const WithoutMail = () => (
  <>
    <p>No mails leave from here, so nobody can be sent a link.</p>
    <p>
      Ask another administrator: under Users they make a link with which you set a new password. If there is none,
      whoever runs the server makes one with <code>npm run reset-password</code> and your user name.
    </p>
  </>
);

export function ErrorBoundary() {
  return <ScreenFailure intro="This page could not be read." />;
}
