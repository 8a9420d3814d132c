import { isOwnPicture } from "#app/domain/article/body-rules.ts";

/** Addresses of this very site, which a browser copies in full, lose their origin again. */
export const withOwnAddresses = (html: string, origin: string): string =>
  html.replaceAll(`src="${origin}/`, 'src="/').replaceAll(`href="${origin}/`, 'href="/');

/**
 * What acts by itself is taken out before anything parses it. The editor would drop it anyway and the pages' policy
 * forbids it, but the browser complains of each in the console.
 */
export const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, " "));

/** Whether something shows a picture that an article cannot: one from elsewhere, or one that stands in its address. */
export const hasForeignPicture = (html: string): boolean =>
  [...html.matchAll(/<img\b[^>]*?\ssrc=["']?([^"'\s>]+)/gi)].some(([, address]) => !isOwnPicture(address!));

/** The pictures among files that were dropped or pasted. */
export const picturesAmong = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
