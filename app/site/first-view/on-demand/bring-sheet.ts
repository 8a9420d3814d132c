/**
 * Puts a style sheet into the page, unless it is there. Done once it is; where it cannot be had, e.g. offline, all the
 * same.
 */
export async function bringSheet(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return;
  await new Promise((come) => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    for (const end of ["load", "error"]) sheet.addEventListener(end, come, { once: true });
    document.head.append(sheet);
  });
}
