import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { refused } from "./api/envelope.ts";
import { logUnexpected } from "./lib/log-unexpected.server.ts";
import { inlineHash, publicPageHeaders } from "./security-headers.ts";
import mark from "./ui/drawings/mark.svg?raw";

const sentences: Record<number, string> = {
  400: "This address could not be read.",
  403: "This form was sent from another site, so it was not accepted.",
  413: "This form is too large to be sent.",
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
a:focus-visible{outline:3px solid #2b3a8c;outline-offset:2px}`;
const headers = publicPageHeaders({ styles: [inlineHash(style)] });
const waysOn = [
  ["/", "Home"],
  ["/courses", "All courses"],
  ["/universities", "Universities"],
  ["/contact", "Contact"],
];
const unexpected = "Something went wrong on our side. Please try again in a moment.";

/** For the few refusals that come before any page can be rendered: one sentence, drawn like the page not found, and where to go. */
export function sendPlainPage(reply: FastifyReply, status: number): FastifyReply {
  const sentence = sentences[status] ?? unexpected;
  const links = waysOn.map(([path, label]) => `<li><a href="${path}">${label}</a>`).join("");
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><link rel="icon" href="/icon-192.png"><style>${style}</style><main><span aria-hidden="true">${mark}</span><h1>${sentence}</h1><ul>${links}</ul></main>`;
  return reply.code(status).headers(headers).type("text/html; charset=utf-8").send(html);
}

/** The pages' error handler: what React Router could not turn into its own error page. */
export function handlePageError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) logUnexpected(error);
  return sendPlainPage(reply, status);
}

/** An address that cannot be decoded, or holds a NUL that no database takes, reaches no route. */
export function handleBadAddress(_error: FastifyError | null, request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith("/backend/")) return reply.code(400).send(refused("This address could not be read."));
  return sendPlainPage(reply, 400);
}
