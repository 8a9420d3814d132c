/** The end record of a zip file may be followed by a comment of at most this length. */
const LONGEST_COMMENT = 65_535;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** Lists a zip file: by name, a function that reads the part as text. */
export function readZip(file: ArrayBuffer): Map<string, () => Promise<string>> {
  const view = new DataView(file);
  const end = findEnd(view);
  const parts = new Map<string, () => Promise<string>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === ENTRY; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(new Uint8Array(file, at + 46, nameLength));
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const start = view.getUint32(at + 42, true);
    parts.set(name, () => {
      // The local header has lengths of its own.
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      return unpacked(new Uint8Array(file, from, size), method);
    });
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Error("The file is damaged.");
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>, method: number): Promise<string> {
  if (method !== DEFLATED) return new TextDecoder().decode(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
