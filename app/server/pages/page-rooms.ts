/** Most pages are smaller. */
const USUAL_BYTES = 128 * 1024;
/** Longer pages are rare. */
const MOST_KEPT_BYTES = 512 * 1024;
/** More pages are seldom written at once. */
const MOST_IDLE = 2;

const idle: Buffer[] = [];

/**
 * A buffer to write a page in, reused: V8 would free such blocks only many pages later, and the system would zero each
 * new one.
 */
export const takeRoom = (): Buffer => idle.pop() ?? Buffer.alloc(USUAL_BYTES);

/** Takes the buffer back for reuse; nobody may read it afterwards. */
export function giveRoomBack({ buffer }: Buffer): void {
  if (idle.length < MOST_IDLE && buffer.byteLength >= USUAL_BYTES && buffer.byteLength <= MOST_KEPT_BYTES)
    idle.push(Buffer.from(buffer as ArrayBuffer));
}

/** Copies the buffer to one of at least twice the size. */
export function moveToLarger(room: Buffer, bytes: number): Buffer {
  const larger = Buffer.alloc(Math.max(bytes, 2 * room.length));
  larger.set(room);
  return larger;
}
