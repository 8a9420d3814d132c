/** Adds a style sheet unless it is there. Resolves once it is loaded, or has failed. */
export async function bringSheet(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return;
  await new Promise((come) => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    for (const end of ["load", "error"]) sheet.addEventListener(end, come, { once: true });
    document.head.append(sheet);
  });
}
