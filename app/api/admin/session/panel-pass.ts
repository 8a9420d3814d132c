import type { FastifyReply, FastifyRequest } from "fastify";
import { keepCookie, readCookie } from "#app/lib/traffic/cookies.ts";

const name = "disha_panel";
// Not /backend: a call is made in somebody's name by its bearer token alone, so that no other site can make one.
const path = "/admin";

/**
 * The session's token, for the one thing that a browser asks for without our script: a screen's document, which then
 * comes with its first rows. It only reads.
 */
export const panelPassOf = (request: FastifyRequest) => readCookie(request, name);

export const keepPanelPass = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  keepCookie(request, reply, { name, value: token, path });

export const dropPanelPass = (request: FastifyRequest, reply: FastifyReply) =>
  keepCookie(request, reply, { name, value: "", path, maxAgeSeconds: 0 });
