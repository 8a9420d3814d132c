import type { FastifyReply, FastifyRequest } from "fastify";

const COOKIE = "disha_device";
const SECONDS_PER_YEAR = 31_536_000;
const LONGEST_DEVICE = 200;

/** What the browser calls itself. */
export const deviceOf = ({ headers }: FastifyRequest): string | null =>
  headers["user-agent"]?.slice(0, LONGEST_DEVICE) ?? null;

/** The pass that a browser was given at its last sign-in (see `known-device.server.ts`). */
export function devicePassOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w.-]{1,200})`).exec(headers.cookie ?? "")?.[1];
}

/** The panel's one cookie: it opens nothing, it only spares its owner the waiting that strangers have earned. */
export function keepDevicePass(request: FastifyRequest, reply: FastifyReply, pass: string): void {
  const secure = request.protocol === "https" ? "; Secure" : "";
  const scope = `Path=/backend/admin/login.php; Max-Age=${SECONDS_PER_YEAR}; HttpOnly; SameSite=Strict`;
  reply.header("set-cookie", `${COOKIE}=${pass}; ${scope}${secure}`);
}
