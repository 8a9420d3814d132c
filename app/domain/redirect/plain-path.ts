/** Normalises a path for lookup: decoded, without trailing slashes and spaces. */
export function plainPath(path: string): string {
  const plain = decoded(path);
  let { length } = plain;
  while (length > 1 && (plain[length - 1] === "/" || plain[length - 1] === " ")) length -= 1;
  return plain.slice(0, length);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
}
