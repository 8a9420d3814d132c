const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The visible text of a page, including folded parts and dialogs, with single spaces. */
export const visibleText = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, "")
    .replaceAll(/<(script|style).*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!)
    .replaceAll(/\s+/g, " ");
