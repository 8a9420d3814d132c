// Checks for unsaved changes anywhere on the screen.

const watched = new Set<() => boolean>();

/** Answers a function that stops watching. */
export function watchUnsaved(isChanged: () => boolean): () => void {
  watched.add(isChanged);
  return () => void watched.delete(isChanged);
}

export const isAnythingUnsaved = () => [...watched].some((isChanged) => isChanged());
