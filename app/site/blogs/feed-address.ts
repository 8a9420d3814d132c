export const BLOG = "/Blogs";
export const FEED = "/Blogs/feed.xml";
export const articleAddress = (slug: string) => `${BLOG}/${slug}`;

/** The link by which readers' programs find the feed. */
export const feedLink = (origin: string) => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: "Our Blog",
  href: origin + FEED,
});
