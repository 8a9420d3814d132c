import type { MetaDescriptor } from "react-router";
import { type Matches, siteNameOf } from "#app/site/site-data/site-data-of.ts";

/** The meta data of private pages, which are not indexed; their headers say so as well. */
export const ownMeta = (title: string, matches: Matches): MetaDescriptor[] => [
  { title: `${title} | ${siteNameOf(matches)}` },
  { name: "robots", content: "noindex" },
];
