import type { HeldCourse } from "#app/site/holding/held-courses.ts";
import { isCopied } from "#app/site/holding/is-copied.ts";
import { comparisonAddress, MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import { fragmentOf } from "./sent/sent-list.ts";
import type { ShortlistView } from "./shortlist-view.ts";

/** The actions on the whole list: compare its first courses, share it. */
export function fillSidePanel({ part, rows }: ShortlistView, courses: HeldCourse[]): void {
  const first = courses.filter(({ slug }) => rows?.get(slug)).slice(0, MOST_COMPARED);
  const compare = part("compare") as HTMLAnchorElement;
  compare.href = comparisonAddress({ slugs: first.map(({ slug }) => slug), only: null });
  compare.textContent =
    first.length < 2 ? "Compare with others" : `Compare ${compareWords(first.length, courses.length)}`;
  const link = location.origin + location.pathname + fragmentOf(courses);
  (part("link") as HTMLInputElement).value = link;
  const message = messageOf({ courses, rows, link });
  (part("whatsapp") as HTMLAnchorElement).href = `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Copies the link; if the browser refuses, it can be selected by hand. */
export async function copyLink(part: ShortlistView["part"]): Promise<void> {
  const said = await isCopied((part("link") as HTMLInputElement).value);
  part("copied").textContent = said ? "Copied" : "Copying did not work: mark the link and copy it by hand.";
}

const compareWords = (first: number, all: number) => (first < all ? `the first ${first}` : `all ${first}`);

/** As plain text: rank, course, fee, what its listing lacks, and note. */
function messageOf({ courses, rows, link }: { courses: HeldCourse[]; rows: ShortlistView["rows"]; link: string }) {
  const lines = courses.map(({ slug, name, note }, place) => {
    const row = rows?.get(slug);
    const fee = row?.dataset["fee"];
    const unlisted = row?.querySelector(".entitled b")?.textContent;
    return [`${place + 1}. ${name}${fee ? `: ${fee}` : ""}`, unlisted, note].filter(Boolean).join("\n");
  });
  return ["My shortlist:", ...lines, link].join("\n\n");
}
