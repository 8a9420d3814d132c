import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { absentAddress, type Refusal, refused } from "#app/api/envelope.ts";
import { Busy, BUSY_SENTENCE, COME_AGAIN_SECONDS } from "#app/lib/traffic/busy.ts";
import { escapeXml } from "#app/lib/text/escape-xml.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { inlineHash, publicPageHeaders } from "./security-headers.ts";
// Imports only the drawing's text, no component.
// oxlint-disable-next-line no-restricted-imports
import mark from "#app/ui/drawings/mark.svg?raw";

const sentences: Record<number, string> = {
  400: "This address could not be read.",
  403: "This form was sent from another site, so it was not accepted.",
  404: "No form is received at this address. Please open its page anew and send it from there.",
  405: "Nothing can be sent to this address.",
  413: "This form is too large to be sent.",
  415: "This form was sent in a way that cannot be read. Please open its page anew and send it from there.",
  503: BUSY_SENTENCE,
  429: "This form was sent many times from your network. Please try again in a few minutes.",
};
const style = `
body{margin:0 auto;max-width:34rem;padding:clamp(40px,12vh,120px) 20px;font:18px/1.6 Roboto,Arial,system-ui,sans-serif;color:#16213e;background:#fbf8f2}
svg{width:72px;rotate:128deg}
h1{margin:28px 0 32px;font-size:clamp(28px,6vw,40px);line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
ul{margin:0;padding:0;border-top:2px solid;list-style:none}
li{border-bottom:1px solid #e7e0d3}
a{display:block;padding:12px 0;color:#2b3a8c;font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
button{padding:14px 28px;border:0;border-radius:999px;font:inherit;font-weight:600;color:#fff;background:#2b3a8c;cursor:pointer}
:focus-visible{outline:3px solid #2b3a8c;outline-offset:2px}`;
const headers = publicPageHeaders({ styles: [inlineHash(style)] });
const waysOn = [
  ["/", "Home"],
  ["/courses", "All courses"],
  ["/universities", "Universities"],
  ["/contact", "Contact"],
];
const unexpected = "Something went wrong on our side. Please try again in a moment.";

const links = `<ul>${waysOn.map(([path, label]) => `<li><a href="${path}">${label}</a>`).join("")}</ul>`;

/** For refusals before any page can be rendered: one sentence, styled like the 404 page, and links. */
export const sendPlainPage = (reply: FastifyReply, status: number): FastifyReply =>
  send(reply, status, { sentence: sentences[status] ?? unexpected, wayOn: links });

function send(reply: FastifyReply, status: number, { sentence, wayOn }: { sentence: string; wayOn: string }) {
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><link rel="icon" href="/icon-192.png"><style>${style}</style><main><span aria-hidden="true">${mark}</span><h1>${sentence}</h1>${wayOn}</main>`;
  return reply.code(status).headers(headers).type("text/html; charset=utf-8").send(html);
}

/** Handles errors of pages that React Router could not render. */
export function handlePageError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Busy) return sendPlainPage(reply.header("retry-after", COME_AGAIN_SECONDS), 503);
  const storage = storageFailureOf(error);
  const status = error.statusCode ?? 500;
  if (storage || status >= 500) logUnexpected(error);
  if (storage) {
    const wayOn = request.body instanceof FormData ? formAgain(request.url, request.body) : links;
    return send(reply.header("retry-after", COME_AGAIN_SECONDS), 503, { sentence: storage.sentence, wayOn });
  }
  return sendPlainPage(reply, status);
}

/** A form with what was typed, to be sent again by one button. Passwords are left out. */
function formAgain(address: string, fields: FormData): string {
  const inputs = [...fields]
    .filter((field): field is [string, string] => typeof field[1] === "string" && !/password/i.test(field[0]))
    .map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`);
  const form = `<form method="post" action="${escapeXml(address)}">${inputs.join("")}<button>Send it again</button></form>`;
  return `<p>What you typed is kept in this page.</p>${form}`;
}

/** An address that cannot be decoded, or contains a NUL, which no database accepts. */
export const handleBadAddress = (_error: FastifyError | null, request: FastifyRequest, reply: FastifyReply) =>
  isCall(request) ? refuseCall(reply, 400, refused("This address could not be read.")) : sendPlainPage(reply, 400);

/** A method that neither API nor pages have. */
export const handleUnknownMethod = (request: FastifyRequest, reply: FastifyReply) =>
  isCall(request) ? refuseCall(reply, 404, absentAddress) : sendPlainPage(reply, 405);

const isCall = ({ url }: FastifyRequest) => url.startsWith("/backend/");

function refuseCall(reply: FastifyReply, status: number, refusal: Refusal) {
  reply.header("x-content-type-options", "nosniff").header("cache-control", "no-store");
  return reply.code(status).send(refusal);
}
