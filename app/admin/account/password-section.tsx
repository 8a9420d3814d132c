import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { PasswordField } from "#app/admin/fields/password-field.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { AccountAnswer } from "./account-acts.ts";
import { AccountForm } from "./account-form.tsx";

export function PasswordSection({ username }: { username: string }) {
  const fetcher = useFetcher<AccountAnswer>({ key: "change-password" });
  const done = fetcher.data?.done;
  return (
    <section className="pane" aria-labelledby="change-password">
      <div className="pane-head">
        <h2 id="change-password">Password</h2>
      </div>
      <div className="account-body">
        {done && fetcher.state === "idle" && <Banner tone="good">{done}</Banner>}
        <AccountForm act="changePassword" fetcher={fetcher}>
          {(errors, isBusy) => (
            <>
              {/* Tells password managers whose password it is. */}
              <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
              <PasswordField
                label="Current password"
                name="current_password"
                autoComplete="current-password"
                error={errors["current_password"]}
              />
              <PasswordField
                label="New password"
                name="password"
                autoComplete="new-password"
                hint="At least 8 characters. Your other sessions end when it changes."
                error={errors["password"]}
              />
              <div>
                <BusyButton className="btn" isBusy={isBusy}>
                  {isBusy ? "Changing..." : "Change password"}
                </BusyButton>
              </div>
            </>
          )}
        </AccountForm>
      </div>
    </section>
  );
}
