import { BLOG } from "#app/domain/page-addresses.ts";

export const FEED = `${BLOG}/feed.xml`;

/** The link by which feed readers find the feed. */
export const feedLink = (origin: string) => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: "Our Blog",
  href: origin + FEED,
});
