import type { MetaDescriptor } from "react-router";
import { type Matches, siteNameOf } from "#app/site/site-data/site-data-of.ts";

/** Of the pages around one's own application, which no search engine shows; their headers say so, too. */
export const ownMeta = (title: string, matches: Matches): MetaDescriptor[] => [
  { title: `${title} | ${siteNameOf(matches)}` },
  { name: "robots", content: "noindex" },
];
