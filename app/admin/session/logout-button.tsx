import { useState } from "react";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { isAnythingUnsaved } from "#app/admin/draft/unsaved-words.ts";
import { showFailure } from "#app/admin/toast/toasts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { signOut } from "./sign-out.ts";

/** Asks before input on the screen is lost, while it can still be saved. */
export function LogoutButton() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  async function leave() {
    setIsAsking(false);
    if (await signOut()) await navigate("/admin/login");
    else showFailure("Logging out did not work. You are still signed in. Please try again.");
  }
  return (
    <>
      <button
        type="button"
        className="side-logout"
        onClick={() => (isAnythingUnsaved() ? setIsAsking(true) : void leave())}
      >
        <Icon name="logout" />
        Logout
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Discard changes?"
          question={<p>What you typed here is not saved yet.</p>}
          act="Discard and log out"
          cancel="Keep editing"
          onConfirm={() => void leave()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
