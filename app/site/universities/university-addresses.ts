export const partnerDialogId = (slug: string) => `partner-${slug}`;
/** `https://deccan-gate-university.example/` is shown as `deccan-gate-university.example`. */
export const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");
