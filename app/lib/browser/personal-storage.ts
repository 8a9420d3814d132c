const PERSONAL = "personal ";

/** The local-storage key for a person's data; preferences are not personal. */
export const personalKey = (person: string, name: string) => `${PERSONAL}${person}: ${name}`;

/** Deletes what other people have left in this browser. */
export function forgetOthers(person: string): void {
  forgetWhere((key) => !key.startsWith(personalKey(person, "")));
}

/** Deletes all personal data, in this tab and beyond. */
export function forgetEverybody(): void {
  forgetWhere(() => true);
  sessionStorage.clear();
}

function forgetWhere(isMeant: (key: string) => boolean) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PERSONAL) && isMeant(key));
  for (const key of keys) localStorage.removeItem(key);
}
