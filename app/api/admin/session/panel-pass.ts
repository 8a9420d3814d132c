import type { FastifyReply, FastifyRequest } from "fastify";
import { keepCookie, readCookie } from "#app/lib/traffic/cookies.ts";

const name = "disha_panel";
// Not /backend: the API accepts only bearer tokens, so that no other site can call it.
const path = "/admin";

/**
 * The session's token as a read-only cookie, for documents of screens, which the browser requests without script and
 * which contain the first rows.
 */
export const panelPassOf = (request: FastifyRequest) => readCookie(request, name);

export const keepPanelPass = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  keepCookie(request, reply, { name, value: token, path });

export const dropPanelPass = (request: FastifyRequest, reply: FastifyReply) =>
  keepCookie(request, reply, { name, value: "", path, maxAgeSeconds: 0 });
