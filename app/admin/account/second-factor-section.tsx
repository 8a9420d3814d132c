import { useState } from "react";
import { formatMoment } from "#app/admin/india-time.ts";
import type { SecondFactor } from "#app/domain/second-factor/second-factor-schema.ts";
import { SecondFactorProofDialog } from "./second-factor-proof-dialog.tsx";
import { SecondFactorSetUpDialog } from "./second-factor-set-up-dialog.tsx";

const FEW = 3;

export function SecondFactorSection({ secondFactor }: { secondFactor: SecondFactor }) {
  const [opened, setOpened] = useState<"set-up" | "renewRecoveryCodes" | "endSecondFactor">();
  const close = () => setOpened(undefined);
  const isOn = secondFactor.is_on === 1;
  return (
    <section className="pane" aria-labelledby="second-factor">
      <div className="pane-head">
        <h2 id="second-factor">Two-factor sign-in</h2>
        <span className={isOn ? "badge badge-green" : "badge badge-grey"}>{isOn ? "On" : "Off"}</span>
      </div>
      <div className="account-body">
        {isOn ? <Kept secondFactor={secondFactor} /> : <Why />}
        <div className="account-acts">
          {isOn ? (
            <>
              <button type="button" className="btn btn-quiet" onClick={() => setOpened("renewRecoveryCodes")}>
                New recovery codes
              </button>
              <button type="button" className="btn btn-quiet" onClick={() => setOpened("endSecondFactor")}>
                Switch off
              </button>
            </>
          ) : (
            <button type="button" className="btn" onClick={() => setOpened("set-up")}>
              Set up two-factor sign-in
            </button>
          )}
        </div>
      </div>
      {opened === "set-up" && <SecondFactorSetUpDialog onClose={close} />}
      {opened && opened !== "set-up" && <SecondFactorProofDialog act={opened} onClose={close} />}
    </section>
  );
}

function Why() {
  return (
    <p>
      After your password, the panel then asks for a code that an app on your phone shows. Whoever finds out the
      password alone does not get in. Any authenticator app will do.
    </p>
  );
}

function Kept({ secondFactor: { confirmed_at, recovery_codes_left } }: { secondFactor: SecondFactor }) {
  const left =
    recovery_codes_left === 1 ? "1 of 10 recovery codes is" : `${recovery_codes_left} of 10 recovery codes are`;
  return (
    <>
      <p>
        On since <time dateTime={confirmed_at!}>{formatMoment(confirmed_at!)}</time>. Each sign-in asks for a code of
        your authenticator app.
      </p>
      <p className={recovery_codes_left < FEW ? "few-codes" : undefined}>
        {left} left{recovery_codes_left < FEW ? ": make new ones while you can." : "."}
      </p>
    </>
  );
}
