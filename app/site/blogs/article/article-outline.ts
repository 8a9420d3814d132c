export interface Heading {
  id: string;
  text: string;
}

/**
 * Gives each section heading an id, for the table of contents. Bodies are sanitised on saving: headings have no
 * attributes, and their content is harmless.
 */
export function outlineOf(body: string): { body: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = body.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `section-${headings.length + 1}`;
    headings.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { body: marked, headings };
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
