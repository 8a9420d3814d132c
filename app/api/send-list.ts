import type { FastifyReply, FastifyRequest } from "fastify";
import type { ListQuery, PageOf } from "#app/domain/page-of.ts";
import { packResponse, sendPacked } from "#app/lib/packed-response.server.ts";
import type { ApiServices } from "./api-context.ts";
import { type Success, succeeded } from "./envelope.ts";

export function listEnvelope<Row>({ rows, meta }: PageOf<Row>, message?: string): Success<Row[]> {
  return { ...succeeded(rows, message), ...(meta ? { meta } : undefined) };
}

/** Answers a public list, packed once per content version and query. */
export async function sendPublicList<Row>(
  request: FastifyRequest<{ Querystring: ListQuery }>,
  reply: FastifyReply,
  lists: ApiServices["lists"],
  load: () => Promise<PageOf<Row>>,
) {
  const key = `${request.routeOptions.url} ${JSON.stringify(request.query)}`;
  const kept = lists.find(key);
  if (kept) return sendPacked(request, reply, kept);
  const packed = await lists.make(key, async () =>
    packResponse(
      200,
      { "content-type": "application/json; charset=utf-8" },
      JSON.stringify(listEnvelope(await load())),
    ),
  );
  return sendPacked(request, reply, packed);
}
