export interface Heading {
  id: string;
  text: string;
}

/**
 * Gives each section heading of a body an id, for the list of them beside it. Bodies are sanitised when they are saved:
 * a heading comes without attributes, and its text without anything that could act.
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
