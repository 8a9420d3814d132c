/** Most pages have less. */
const USUAL_BYTES = 128 * 1024;
/** Longer pages are rare. */
const MOST_KEPT_BYTES = 512 * 1024;
/** Seldom are more pages written at once. */
const MOST_IDLE = 2;

const idle: Buffer[] = [];

/**
 * Room to write a page in. What one has left serves the next: V8 would free such blocks only many pages later, and the
 * system would fill each with zeros.
 */
export const takeRoom = (): Buffer => idle.pop() ?? Buffer.alloc(USUAL_BYTES);

/** Takes back the room in which this was written. Nobody may look at it afterwards. */
export function giveRoomBack({ buffer }: Buffer): void {
  if (idle.length < MOST_IDLE && buffer.byteLength >= USUAL_BYTES && buffer.byteLength <= MOST_KEPT_BYTES)
    idle.push(Buffer.from(buffer as ArrayBuffer));
}

/** The same in a room of twice the size, or more. */
export function moveToLarger(room: Buffer, bytes: number): Buffer {
  const larger = Buffer.alloc(Math.max(bytes, 2 * room.length));
  larger.set(room);
  return larger;
}
