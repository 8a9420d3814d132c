/** Copies a text; false where the browser lets nobody copy, as in a page without encryption. */
export async function isCopied(text: string): Promise<boolean> {
  const copying = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copying) ?? false;
}
