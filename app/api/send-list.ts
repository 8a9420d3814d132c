import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageOf } from "#app/domain/page-of.ts";
import { packResponse, sendPacked } from "#app/lib/packed-response.server.ts";
import type { ApiServices } from "./api-context.ts";
import { type Refusal, type Success, succeeded } from "./envelope.ts";

export function listEnvelope<Row>({ rows, meta }: PageOf<Row>, message?: string): Success<Row[]> {
  return { ...succeeded(rows, message), ...(meta ? { meta } : undefined) };
}

interface PublicAnswer {
  status: 200 | 404;
  body: Success<unknown> | Refusal;
}

/** Answers what is the same for every visitor, packed once per content version and query. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  lists: ApiServices["lists"],
  load: () => Promise<PublicAnswer>,
) {
  const key = `${request.routeOptions.url} ${JSON.stringify(request.query)}`;
  const kept = lists.find(key);
  if (kept) return sendPacked(request, reply, kept);
  const packed = await lists.make(key, async () => {
    const { status, body } = await load();
    return packResponse(status, { "content-type": "application/json; charset=utf-8" }, JSON.stringify(body));
  });
  return sendPacked(request, reply, packed);
}

export const sendPublicList = <Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  lists: ApiServices["lists"],
  load: () => Promise<PageOf<Row>>,
  message?: string,
) => sendPublic(request, reply, lists, async () => ({ status: 200, body: listEnvelope(await load(), message) }));
