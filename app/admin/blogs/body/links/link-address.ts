import { isLinkAddress } from "#app/domain/article/body/body-rules.ts";

/** `ugc.gov.in/deb` becomes a web address, `asha@disha.example` an e-mail address. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(address) ? `https://${address}` : address;
}

/** Why an address cannot be linked; undefined if it can. */
export function refusalOfAddress(address: string): string | undefined {
  if (address === "") return "Address is required";
  const isWeb = /^https?:/i.test(address);
  const isRefused = !isLinkAddress(address) || /\s/.test(address) || (isWeb && !URL.canParse(address));
  return isRefused ? "Begin with https://, with / for a page of this site, or with mailto: or tel:" : undefined;
}
