/** Copies a text; false if the browser refuses, e.g. without HTTPS. */
export async function isCopied(text: string): Promise<boolean> {
  const copying = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copying) ?? false;
}
