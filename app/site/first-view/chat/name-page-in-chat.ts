/** Puts the page's title into the first message of a WhatsApp chat. */
export function namePageInChat(): void {
  const link = document.querySelector<HTMLAnchorElement>(".whatsapp");
  // The greeting names the site already.
  const title = document.title.replace(/ \| [^|]*$/, "");
  if (link) link.href = link.href.replace("this%20page", encodeURIComponent(`“${title}”`));
}
