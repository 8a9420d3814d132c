import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { sendAnswer } from "#app/lib/answers/packed-answer.server.ts";
import type { ApiServices } from "./api-context.ts";
import { type Refusal, type Success, succeeded } from "./envelope.ts";

export function listEnvelope<Row>({ rows, meta }: PageOf<Row>, message?: string): Success<Row[]> {
  return { ...succeeded(rows, message), ...(meta ? { meta } : undefined) };
}

interface PublicAnswer {
  status: 200 | 404;
  body: Success<unknown> | Refusal;
}

/** Sends an answer that is the same for every visitor, cached by address. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: ApiServices["kept"],
  load: () => Promise<PublicAnswer>,
) {
  const answer = await kept.findOrMake(kept.addressOf(request.url), async () => {
    const { status, body } = await load();
    return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(body) };
  });
  return sendAnswer(request, reply, answer);
}

export const sendPublicList = <Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: ApiServices["kept"],
  load: () => Promise<PageOf<Row>>,
) => sendPublic(request, reply, kept, async () => ({ status: 200, body: listEnvelope(await load()) }));
