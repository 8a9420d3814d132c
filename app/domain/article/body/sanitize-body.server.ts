import type { IOptions } from "sanitize-html";
import { lazily } from "#app/lib/lazily.ts";
import { isLinkAddress, isOwnPicture } from "./body-rules.ts";

const tableTags = ["table", "thead", "tbody", "tr", "th", "td"];

/** The HTML that the panel's editor produces. The title is the page's only h1. */
const allowed: IOptions = {
  allowedTags: ["h2", "h3", "p", "br", "ul", "ol", "li", "blockquote", ...tableTags, "a", "strong", "em", "img"],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "width", "height", "loading"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPicture(attribs["src"] ?? ""),
  transformTags: {
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    b: "strong",
    i: "em",
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, { src = "", alt = "", width, height }) => ({
      tagName,
      attribs: { src, alt, ...sizeAttributes(width, height), loading: "lazy" },
    }),
  },
};

function linkAttributes(href = ""): Record<string, string> {
  if (!isLinkAddress(href)) return {};
  return /^https?:/i.test(href) ? { href, rel: "noopener nofollow" } : { href };
}

/** Both or none: together they reserve the picture's space while it loads. */
function sizeAttributes(width = "", height = ""): Record<string, string> {
  const isSize = [width, height].every((pixels) => /^[1-9]\d{0,3}$/.test(pixels));
  return isSize ? { width, height } : {};
}

/** Removes from HTML anything that could run, load from elsewhere or break the page. */
export async function sanitizeBody(html: string): Promise<string> {
  const { default: sanitizeHtml } = await loadSanitizer();
  return sanitizeHtml(html, allowed).trim();
}

const loadSanitizer = lazily(() => import("sanitize-html"));
