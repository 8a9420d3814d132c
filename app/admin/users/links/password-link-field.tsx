import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";

/** Sends a link for a new password, since nobody sets that of another person. */
export function PasswordLinkField({ id, email }: { id: number; email: string }) {
  const fetcher = useFetcher({ key: `send-link-${id}` });
  return (
    <div className="field">
      <p className="label">Password</p>
      <div>
        <BusyButton
          type="button"
          className="btn btn-quiet"
          isBusy={fetcher.state !== "idle"}
          onClick={() => void fetcher.submit({ act: "sendLink", id }, { method: "post" })}
        >
          Send a link to set a new password
        </BusyButton>
      </div>
      <p className="hint">
        For {email} alone, good once and for one hour. Until it is used the password stays as it is.
      </p>
    </div>
  );
}
