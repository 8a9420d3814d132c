/** A template replaces the last one; text typed above it is kept. */
export function insertTemplate(message: HTMLInputElement | HTMLTextAreaElement, filled: string): void {
  const last = message.dataset["filled"] ?? "";
  const written = message.value === last ? "" : message.value.replace(last, "").trim();
  message.value = written ? `${written}\n\n${filled}` : filled;
  message.dataset["filled"] = filled;
}
