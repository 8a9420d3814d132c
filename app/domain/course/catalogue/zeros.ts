const rooms = new Map<string, Uint32Array>();

/**
 * As many zeros, to count with, in the room that what is called so had the last time. For numbers that are done with
 * before anybody else counts: those of tens of thousands of universities, made for each list, were a third of what it
 * left to be collected.
 */
export function zeros(name: string, length: number): Uint32Array {
  const known = rooms.get(name);
  if (known?.length === length) return known.fill(0);
  const room = new Uint32Array(length);
  rooms.set(name, room);
  return room;
}
