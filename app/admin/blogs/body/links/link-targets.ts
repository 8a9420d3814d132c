import { callApi } from "#app/admin/api/api-client.ts";
import type { PageTextsLine } from "#app/domain/page-text/page-text-schema.ts";
import type { Found } from "#app/domain/search/search-schema.ts";
import { foundTypeWords } from "#app/domain/search/found-type-words.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { completeAddress } from "./link-address.ts";

/** A page of this site to link to. */
export interface LinkTarget {
  title: string;
  path: string;
  detail: string;
}

/** The search words in the input; empty for addresses of other sites. */
export function soughtIn(typed: string): string {
  const text = typed.trim();
  const isElsewhere = /^(#|https?:|mailto:|tel:)/i.test(text) || completeAddress(text) !== text;
  return isElsewhere ? "" : text.replaceAll(/[/-]+/g, " ").trim();
}

/** The fixed pages. */
export async function listFixedTargets(): Promise<LinkTarget[]> {
  const { data = [] } = await callApi<PageTextsLine[]>("page-texts", { isQuiet: true });
  return data.flatMap(({ label, path }) => (path ? [{ title: label, path, detail: "Page" }] : []));
}

const MOST_NAMED = 3;

/** The targets whose name or address contains all words. */
export function targetsNamed(targets: LinkTarget[], sought: string): LinkTarget[] {
  const words = foldText(sought).split(" ");
  const names = ({ title, path }: LinkTarget) => foldText(`${title} ${path}`);
  return targets.filter((target) => words.every((word) => names(target).includes(word))).slice(0, MOST_NAMED);
}

/** The first results of the site's search. Without an answer, none: an address can still be typed. */
export async function findTargets(sought: string): Promise<LinkTarget[]> {
  const response = await fetch(`/backend/api/search.php?${new URLSearchParams({ q: sought, few: "1" })}`).catch(
    () => null,
  );
  if (!response?.ok) return [];
  const { data } = (await response.json()) as { data: Found[] };
  return data.map(({ title, url, type, university, location }) => ({
    title,
    path: url,
    detail: university || [foundTypeWords[type], location].filter(Boolean).join(", "),
  }));
}
