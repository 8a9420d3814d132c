/** These the mobile panel leaves to the footer (D15). */
export const notInPanel = ["/Blogs", "/Gallery"];

/** `page` on the page itself, `true` on the pages below it. */
export function currentMark(path: string, pathname: string) {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? true : undefined;
}
