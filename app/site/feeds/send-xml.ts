/** An answer of the sitemap protocol. */
export function sendXml(root: "sitemapindex" | "urlset", entries: string[]): Response {
  const text = `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</${root}>
`;
  return new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
