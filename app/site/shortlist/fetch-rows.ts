import { shortlistedAddress } from "./shortlist-address.ts";

/** What the catalogue says of these courses, by slug; null where it cannot be asked. One that is gone is left out. */
export async function fetchRows(slugs: string[]): Promise<Map<string, HTMLElement> | null> {
  if (slugs.length === 0) return new Map();
  try {
    const response = await fetch(shortlistedAddress(slugs));
    if (!response.ok) throw new Error(response.statusText);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return new Map([...page.querySelectorAll<HTMLElement>("li")].map((row) => [row.dataset["slug"]!, row]));
  } catch {
    return null;
  }
}
