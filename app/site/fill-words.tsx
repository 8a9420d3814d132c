import { Fragment, type ReactNode } from "react";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import { shownBody } from "./blogs/shown-body.ts";
import type { SiteData } from "./site-data/site-data.server.ts";
import { useSiteData } from "./site-data/site-data.ts";

/** The values of `{site}` etc.; empty if unknown. */
type Tokens = Record<string, string>;

const tokensOf = ({ settings, hours, hasSamples }: SiteData): Tokens => ({
  site: settings.siteName,
  email: settings.contactEmail,
  phone: settings.contactPhone,
  address: settings.address,
  hours,
  samples: hasSamples
    ? "At present this site shows sample content: its universities, courses and people are invented."
    : "",
});

const token = /\{(site|email|phone|address|hours|samples)\}/;

/** Removes [bracketed] text around an unknown token, and only the brackets around a known one. */
const withoutUnknown = (text: string, tokens: Tokens) =>
  text.replaceAll(/\[([^[\]]*)\]/g, (whole, inner: string) => {
    const named = token.exec(inner)?.[1];
    if (named === undefined) return whole;
    return tokens[named] === "" ? "" : inner;
  });

/** A text with `{site}`, `{email}`, `{phone}`, `{address}` and `{hours}` filled in from the settings. */
export function FilledWords({ text }: { text: string }) {
  const tokens = tokensOf(useSiteData());
  // Every second part is the name of a token.
  return withoutUnknown(text, tokens)
    .split(new RegExp(token, "g"))
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : shown(part, tokens)}</Fragment>);
}

/** The same as a string, for a page's head; unfilled if the layout failed. */
export function filledText(text: string, site: SiteData | undefined): string {
  if (!site) return text;
  const tokens = tokensOf(site);
  return withoutUnknown(text, tokens).replaceAll(new RegExp(token, "g"), (_, name: string) => tokens[name]!);
}

function shown(name: string, tokens: Tokens): ReactNode {
  const value = tokens[name]!;
  return name === "email" ? <a href={`mailto:${value}`}>{value}</a> : value;
}

/** The same for HTML of the article editor, which was sanitised on saving. */
export function FilledProse({ html }: { html: string }) {
  const tokens = tokensOf(useSiteData());
  const filled = withoutUnknown(html, tokens)
    .replaceAll(new RegExp(token, "g"), (_, name: string) => htmlOf(name, escapeXml(tokens[name]!)))
    .replaceAll("<p></p>", "");
  return <div className="prose" dangerouslySetInnerHTML={{ __html: shownBody(filled) }} />;
}

const htmlOf = (name: string, value: string) => (name === "email" ? `<a href="mailto:${value}">${value}</a>` : value);
