import type { MetaDescriptor } from "react-router";

/** Pages of one person's link: for nobody else, and for no search engine. */
export const subscriptionMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Disha` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];
