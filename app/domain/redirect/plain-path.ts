/** The one spelling under which a path is looked up: decoded, and without a slash at its end. */
export function plainPath(path: string): string {
  const trimmed = path.replace(/(?<=.)\/+$/, "");
  try {
    return decodeURIComponent(trimmed).normalize();
  } catch {
    return trimmed;
  }
}
