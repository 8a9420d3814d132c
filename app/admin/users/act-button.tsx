import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";

interface ActButtonProps {
  act: "inviteAgain" | "revoke" | "switchOn";
  id: number;
  children: ReactNode;
}

/** A button that sends `act` to the screen's action. */
export function ActButton({ act, id, children }: ActButtonProps) {
  const fetcher = useFetcher({ key: `${act} ${id}` });
  return (
    <fetcher.Form method="post" preventScrollReset>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <BusyButton className="btn btn-quiet" isBusy={fetcher.state !== "idle"}>
        {children}
      </BusyButton>
    </fetcher.Form>
  );
}
