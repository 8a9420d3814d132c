/** Puts the page's title into the words that a WhatsApp chat begins with. */
export function namePageInChat(): void {
  const link = document.querySelector<HTMLAnchorElement>(".whatsapp");
  // The greeting has named the site already.
  const title = document.title.replace(/ \| [^|]*$/, "");
  if (link) link.href = link.href.replace("this%20page", encodeURIComponent(`“${title}”`));
}
