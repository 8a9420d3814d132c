import type { FastifyReply, FastifyRequest } from "fastify";
import { keepCookie, readCookie } from "#app/lib/traffic/cookies.ts";

const COOKIE = "disha_device";
const SECONDS_PER_YEAR = 31_536_000;
const LONGEST_DEVICE = 200;

/** The browser's user agent, cut to the longest stored. */
export const deviceOf = ({ headers }: FastifyRequest): string | null =>
  headers["user-agent"]?.slice(0, LONGEST_DEVICE) ?? null;

/** The pass that a browser got at its last sign-in (see `known-device.server.ts`). */
export const devicePassOf = (request: FastifyRequest) => readCookie(request, COOKIE);

/** Sets the pass. It opens nothing; it only exempts its owner from waits caused by strangers' attempts. */
export const keepDevicePass = (request: FastifyRequest, reply: FastifyReply, pass: string) =>
  keepCookie(request, reply, {
    name: COOKIE,
    value: pass,
    path: "/backend/admin/login.php",
    maxAgeSeconds: SECONDS_PER_YEAR,
  });
