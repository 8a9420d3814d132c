import sanitizeHtml, { type IOptions } from "sanitize-html";

const OWN_PICTURE = /^\/(art|backend\/uploads)\/[\w./-]+$/;

/**
 * What an article's body may hold; the rest of the site's look is not its business. The title is the page's only h1,
 * and pictures are our own: the pages' policy would not show others.
 */
const allowed: IOptions = {
  allowedTags: ["h2", "h3", "p", "br", "ul", "ol", "li", "blockquote", "a", "strong", "em", "img"],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "loading"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // An address within the site stands in the place of its folder: `blogs/x` would mean something else on every page.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OWN_PICTURE.test(attribs["src"] ?? ""),
  transformTags: {
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    b: "strong",
    i: "em",
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, { src = "", alt = "" }) => ({ tagName, attribs: { src, alt, loading: "lazy" } }),
  },
};

function linkAttributes(href = ""): Record<string, string> {
  if (/^https?:/i.test(href)) return { href, rel: "noopener nofollow" };
  return /^(\/(?!\/)|#|mailto:|tel:)/i.test(href) ? { href } : {};
}

/** The HTML that staff wrote or pasted, without anything that could act, load from elsewhere or break the page. */
export const sanitizeBody = (html: string): string => sanitizeHtml(html, allowed).trim();
