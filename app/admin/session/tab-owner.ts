import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { forgetOthers, personalKey } from "#app/lib/browser/personal-storage.ts";

// Tabs share the token, but have their own drafts and notes: each must know whose they are.
const SIGNED_IN = personalKey("", "who is signed in");
const OWNER = "owner of this tab";

/** Empty if nobody was signed in. */
export const readTabOwner = () => sessionStorage.getItem(OWNER) ?? "";

/** Unsaved texts survive the end of a session, for their author. */
export function keepSignedIn(username: string): void {
  forgetOthers(username);
  keepIfRoom("localStorage", SIGNED_IN, username);
}

/** Assigns the tab to the signed-in user, even if they signed in in another tab; removes what others typed. */
export function takeTab(): void {
  const username = localStorage.getItem(SIGNED_IN);
  if (username === null || username === readTabOwner()) return;
  sessionStorage.clear();
  keepIfRoom("sessionStorage", OWNER, username);
}
