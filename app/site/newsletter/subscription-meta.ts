import type { MetaDescriptor } from "react-router";
import { type Matches, siteNameOf } from "#app/site/site-data/site-data-of.ts";

/** Pages of one person's link, which are not indexed. */
export const subscriptionMeta = (title: string, matches: Matches): MetaDescriptor[] => [
  { title: `${title} | ${siteNameOf(matches)}` },
  { name: "robots", content: "noindex" },
  // Not "no-referrer": a browser then hides the form's origin as well, and its post is refused as foreign.
  { name: "referrer", content: "same-origin" },
];
