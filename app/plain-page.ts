import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { refused } from "./api/envelope.ts";
import { logUnexpected } from "./lib/log-unexpected.server.ts";

const sentences: Record<number, string> = {
  400: "This address could not be read.",
  403: "This form was sent from another site, so it was not accepted.",
  413: "This form is too large to be sent.",
  429: "This form was sent many times from your network. Please try again in a few minutes.",
};
const style =
  "body{margin:15vh auto;max-width:34rem;padding:0 20px;font:18px/1.6 system-ui,sans-serif;color:#16213e;background:#fbf8f2}h1{line-height:1.2}a{color:#2b3a8c}";
const unexpected = "Something went wrong on our side. Please try again in a moment.";

/** For the few refusals that come before any page can be rendered: one sentence and the way home, in a style of its own. */
export function sendPlainPage(reply: FastifyReply, status: number): FastifyReply {
  const sentence = sentences[status] ?? unexpected;
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><style>${style}</style><h1>${sentence}</h1><p><a href="/">Go to the home page</a></p>`;
  return reply.code(status).type("text/html; charset=utf-8").send(html);
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
