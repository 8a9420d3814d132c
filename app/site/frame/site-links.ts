/** The mobile panel leaves these to the footer (D15). */
export const notInPanel = ["/Blogs", "/Gallery"];

/** `page` for the page itself, `true` for pages below it. */
export function currentMark(path: string, pathname: string) {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? true : undefined;
}
