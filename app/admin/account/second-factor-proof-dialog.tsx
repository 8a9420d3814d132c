import { useEffect, useEffectEvent } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { useFetcher } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { CodeField } from "#app/admin/fields/code-field.tsx";
import { PasswordField } from "#app/admin/fields/password-field.tsx";
import type { AccountAnswer } from "./account-acts.ts";
import { AccountForm } from "./account-form.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

const words = {
  renewRecoveryCodes: {
    title: "New recovery codes",
    text: "The ten new codes take the place of the old ones, which open nothing any more.",
    act: "Make new codes",
    look: "btn",
  },
  endSecondFactor: {
    title: "Switch two-factor sign-in off",
    text: "The password alone opens the panel then. Your recovery codes are deleted.",
    act: "Switch off",
    look: "btn btn-brick",
  },
} as const;

/** Asks for password and code before the second factor is weakened. */
export function SecondFactorProofDialog({ act, onClose }: { act: keyof typeof words; onClose: () => void }) {
  const fetcher = useFetcher<AccountAnswer>();
  const { title, text, look, act: label } = words[act];
  const close = useEffectEvent(onClose);
  const isDone = fetcher.data?.done !== undefined;
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);

  if (fetcher.data?.recoveryCodes) return <RecoveryCodesDialog codes={fetcher.data.recoveryCodes} onClose={onClose} />;
  return (
    <Modal title={title} className="record-dialog account-dialog" onClose={onClose}>
      <AccountForm act={act} fetcher={fetcher} className="">
        {(errors, isBusy) => (
          <>
            <div className="form">
              <p>{text}</p>
              <PasswordField
                label="Current password"
                name="current_password"
                autoComplete="current-password"
                error={errors["current_password"]}
              />
              <CodeField error={errors["code"]} />
            </div>
            <div className="modal-foot">
              <button type="button" className="btn btn-quiet" onClick={onClose}>
                Cancel
              </button>
              <BusyButton className={look} isBusy={isBusy}>
                {isBusy ? "Checking..." : label}
              </BusyButton>
            </div>
          </>
        )}
      </AccountForm>
    </Modal>
  );
}
