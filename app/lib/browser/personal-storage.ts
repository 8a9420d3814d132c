const PERSONAL = "personal ";

/** The name under which the browser keeps something of one person's, beyond this tab. Preferences are nobody's. */
export const personalKey = (person: string, name: string) => `${PERSONAL}${person}: ${name}`;

/** What anybody else has left in this browser is not for this person. */
export function forgetOthers(person: string): void {
  forgetWhere((key) => !key.startsWith(personalKey(person, "")));
}

/** Whoever leaves leaves nothing behind, in this tab or beyond it. */
export function forgetEverybody(): void {
  forgetWhere(() => true);
  sessionStorage.clear();
}

function forgetWhere(isMeant: (key: string) => boolean) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PERSONAL) && isMeant(key));
  for (const key of keys) localStorage.removeItem(key);
}
