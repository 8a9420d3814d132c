/** The one spelling under which a path is looked up: decoded, and without a slash or space at its end. */
export function plainPath(path: string): string {
  return decoded(path).replace(/(?<=.)[/ ]+$/, "");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
}
