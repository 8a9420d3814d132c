import { useRevalidator } from "react-router";
import { ApiFailure } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showFailure } from "#app/admin/toast/toasts.ts";

/** Changes a plan and reloads the screen; shows a refusal. Answers whether it succeeded. */
export function usePlanAct() {
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();
  return async (act: () => Promise<void>) => {
    try {
      await act();
      await revalidate();
      return true;
    } catch (error) {
      if (isSessionEnd(error)) return false;
      if (!(error instanceof ApiFailure)) throw error;
      showFailure(error.status === null ? "Nothing was stored. Check the connection and try again." : error.message);
      return false;
    }
  };
}
