import { countUnsent } from "#app/admin/calls/unsent/unsent-calls.ts";
import { sendKept } from "#app/admin/calls/unsent/use-unsent-calls.ts";
import { forgetEverybody } from "#app/lib/browser/personal-storage.ts";
import { forgetToken, readToken } from "./admin-token.ts";

/**
 * Ends the session on the server, then here. After a failure, or while a call waits to be sent, the user stays signed
 * in.
 */
export async function signOut(): Promise<boolean> {
  await sendKept();
  if (countUnsent() > 0) return false;
  try {
    const response = await fetch("/backend/admin/logout.php", {
      method: "POST",
      headers: { authorization: `Bearer ${readToken()}` },
    });
    // 401: the session had already ended.
    if (!response.ok && response.status !== 401) throw new Error(`API error: ${response.status}`);
  } catch (error) {
    console.error("Logout failed", error);
    return false;
  }
  forgetToken();
  // Removes filters, drafts, notes and unsaved articles, so that the next user starts anew.
  forgetEverybody();
  return true;
}
