const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** What a visitor can read on a page, its folded parts and dialogs included, with single spaces. */
export const visibleText = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, "")
    .replaceAll(/<(script|style).*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!)
    .replaceAll(/\s+/g, " ");
