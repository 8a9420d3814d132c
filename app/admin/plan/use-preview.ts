import { ApiFailure } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showFailure } from "#app/admin/toast/toasts.ts";

/** Opens the tab at once: browsers block one opened long after the press. */
export function usePreview() {
  const isSessionEnd = useSessionEnd();
  return async (make: () => Promise<string>) => {
    const tab = open("", "_blank");
    if (!tab) return showFailure("The browser did not open a new tab: allow this site to open one for the preview");
    try {
      tab.location = await make();
    } catch (error) {
      tab.close();
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      showFailure(`The preview was not made: ${error.message}`);
    }
  };
}
