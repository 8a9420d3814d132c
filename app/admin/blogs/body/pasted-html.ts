import { isOwnPicture } from "#app/domain/article/body/body-rules.ts";

/** Addresses of this very site, which a browser copies in full, lose their origin again. */
export const withOwnAddresses = (html: string, origin: string): string =>
  html.replaceAll(`src="${origin}/`, 'src="/').replaceAll(`href="${origin}/`, 'href="/');

/**
 * What acts by itself is taken out before anything parses it. The editor would drop it anyway and the pages' policy
 * forbids it, but the browser complains of each in the console.
 */
export const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, " "));

/** What an editor of this kind has cut or copied is marked by it: an article can hold its tables. */
export const isFromEditor = (html: string): boolean => /<[^<>]*\sdata-pm-slice=/.test(html);

/** What of a paste an article cannot hold as it is, in sentences for whoever pasted it; empty where all of it stays. */
export function lossesOf(html: string): string {
  const foreign = [...html.matchAll(/<img\b[^>]*>/gi)].filter(([tag]) => !isOwnPicture(addressIn(tag))).length;
  const one = "A picture from elsewhere was left out";
  const many = `${foreign} pictures from elsewhere were left out`;
  const sentences = [
    /<table\b/i.test(html) && !isFromEditor(html) && "A pasted table becomes text: each row is a line now.",
    foreign > 0 && `${foreign === 1 ? one : many}: add what you need with the picture button.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** One from elsewhere may also stand in its address, or be named by an attribute that some script reads. */
const addressIn = (tag: string) => /\ssrc=["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? "";

/** The pictures among files that were dropped or pasted. */
export const picturesAmong = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
