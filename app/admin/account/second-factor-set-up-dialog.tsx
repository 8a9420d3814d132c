import { useFetcher } from "react-router";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { PasswordField } from "#app/admin/fields/password-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { SecondFactorKey } from "#app/domain/second-factor/second-factor-schema.ts";
import type { AccountAnswer } from "./account-acts.ts";
import { AccountForm } from "./account-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** Password, then the key with a first code, then the recovery codes. */
export function SecondFactorSetUpDialog({ onClose }: { onClose: () => void }) {
  const begin = useFetcher<AccountAnswer>();
  const confirm = useFetcher<AccountAnswer>();
  const codes = confirm.data?.recoveryCodes;
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  const setUp = begin.data?.setUp;
  return (
    <Modal title="Set up two-factor sign-in" className="record-dialog account-dialog" onClose={onClose}>
      {setUp ? (
        <AccountForm key="confirm" act="confirmSecondFactor" fetcher={confirm} className="">
          {(errors, isBusy) => (
            <>
              <div className="form">
                <KeyToKeep setUp={setUp} />
                <TextField
                  label="Code from the app"
                  name="code"
                  hint="Six digits. They change every 30 seconds."
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={7}
                  autoFocus
                  required
                  error={errors["code"]}
                />
              </div>
              <DialogFoot onClose={onClose} isBusy={isBusy}>
                {isBusy ? "Checking..." : "Switch on"}
              </DialogFoot>
            </>
          )}
        </AccountForm>
      ) : (
        <AccountForm key="begin" act="beginSecondFactor" fetcher={begin} className="">
          {(errors, isBusy) => (
            <>
              <div className="form">
                <PasswordField
                  label="Current password"
                  name="current_password"
                  autoComplete="current-password"
                  error={errors["current_password"]}
                />
              </div>
              <DialogFoot onClose={onClose} isBusy={isBusy}>
                {isBusy ? "Checking..." : "Continue"}
              </DialogFoot>
            </>
          )}
        </AccountForm>
      )}
    </Modal>
  );
}

function KeyToKeep({ setUp: { key, address } }: { setUp: SecondFactorKey }) {
  return (
    <div className="key-to-keep">
      <QrCode text={address} />
      <div>
        <p>Scan this with your authenticator app.</p>
        <p className="sub">Cannot scan? Type this key into the app:</p>
        <code>{key.match(/.{1,4}/g)!.join(" ")}</code>
      </div>
    </div>
  );
}
