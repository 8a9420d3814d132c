import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { forgetOthers, personalKey } from "#app/lib/browser/personal-storage.ts";

// Tabs share the token, but each has drafts and notes of its own: whose they are must be known in each.
const SIGNED_IN = personalKey("", "who is signed in");
const OWNER = "owner of this tab";

/** Empty where nobody has been signed in. */
export const readTabOwner = () => sessionStorage.getItem(OWNER) ?? "";

/** Unsaved words outlive the end of a session, for the one who wrote them. */
export function keepSignedIn(username: string): void {
  forgetOthers(username);
  keepIfRoom("localStorage", SIGNED_IN, username);
}

/** The tab belongs to whoever is signed in now, here or in another tab; what somebody else typed in it goes. */
export function takeTab(): void {
  const username = localStorage.getItem(SIGNED_IN);
  if (username === null || username === readTabOwner()) return;
  sessionStorage.clear();
  keepIfRoom("sessionStorage", OWNER, username);
}
