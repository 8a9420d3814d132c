const rooms = new Map<string, Uint32Array>();

/**
 * A zeroed array, reused by name, for counts that are read before the next call with this name. Allocated for each
 * list, the counts of tens of thousands of universities were a third of its garbage.
 */
export function zeros(name: string, length: number): Uint32Array {
  const known = rooms.get(name);
  if (known?.length === length) return known.fill(0);
  const room = new Uint32Array(length);
  rooms.set(name, room);
  return room;
}
