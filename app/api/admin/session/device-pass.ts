import type { FastifyReply, FastifyRequest } from "fastify";
import { keepCookie, readCookie } from "#app/lib/traffic/cookies.ts";

const COOKIE = "disha_device";
const SECONDS_PER_YEAR = 31_536_000;
const LONGEST_DEVICE = 200;

/** What the browser calls itself. */
export const deviceOf = ({ headers }: FastifyRequest): string | null =>
  headers["user-agent"]?.slice(0, LONGEST_DEVICE) ?? null;

/** The pass that a browser was given at its last sign-in (see `known-device.server.ts`). */
export const devicePassOf = (request: FastifyRequest) => readCookie(request, COOKIE);

/** It opens nothing, it only spares its owner the waiting that strangers have earned. */
export const keepDevicePass = (request: FastifyRequest, reply: FastifyReply, pass: string) =>
  keepCookie(request, reply, {
    name: COOKIE,
    value: pass,
    path: "/backend/admin/login.php",
    maxAgeSeconds: SECONDS_PER_YEAR,
  });
