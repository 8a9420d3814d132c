// Whatever is open on the screen, and whether something in it is not saved yet.

const watched = new Set<() => boolean>();

/** Answers how to stop watching. */
export function watchUnsaved(isChanged: () => boolean): () => void {
  watched.add(isChanged);
  return () => void watched.delete(isChanged);
}

export const isAnythingUnsaved = () => [...watched].some((isChanged) => isChanged());
