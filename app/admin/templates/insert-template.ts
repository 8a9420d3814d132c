/** A template takes the place of the last one; words written by hand are kept above it. */
export function insertTemplate(message: HTMLInputElement | HTMLTextAreaElement, filled: string): void {
  const last = message.dataset["filled"] ?? "";
  const written = message.value === last ? "" : message.value.replace(last, "").trim();
  message.value = written ? `${written}\n\n${filled}` : filled;
  message.dataset["filled"] = filled;
}
