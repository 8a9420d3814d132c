import { isOwnPicture } from "#app/domain/article/body/body-rules.ts";

/** Removes this site's origin, which browsers add when copying, from addresses. */
export const withOwnAddresses = (html: string, origin: string): string =>
  html.replaceAll(`src="${origin}/`, 'src="/').replaceAll(`href="${origin}/`, 'href="/');

/**
 * Removes event handlers before parsing. The editor would drop them and the policy forbids them, but the browser would
 * log an error for each.
 */
export const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, " "));

/** Whether it was copied from this kind of editor: an article can hold its tables. */
export const isFromEditor = (html: string): boolean => /<[^<>]*\sdata-pm-slice=/.test(html);

/** What of a paste an article cannot hold, in sentences; empty if everything stays. */
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

/** The value of `src`; attributes for scripts, such as `data-src`, do not count. */
const addressIn = (tag: string) => /\ssrc=["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? "";

/** The pictures among dropped or pasted files. */
export const picturesAmong = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
