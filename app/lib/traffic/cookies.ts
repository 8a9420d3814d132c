import type { FastifyReply, FastifyRequest } from "fastify";

interface Cookie {
  name: string;
  value: string;
  /** Only requests below this path carry the cookie. */
  path: string;
  /** Absent: until the browser is closed; 0 deletes the cookie. */
  maxAgeSeconds?: number;
}

/** Reads one of our cookies; its value has only letters, digits, `-`, `_` and `.`. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie && new RegExp(`(?:^|; )${name}=([\\w.-]{1,200})`).exec(headers.cookie)?.[1];

/** Sets a cookie that scripts cannot read and other sites cannot send. */
export function keepCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const { name, value, path, maxAgeSeconds } = cookie;
  const life = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  const secure = request.protocol === "https" ? "; Secure" : "";
  reply.header("set-cookie", `${name}=${value}; Path=${path}${life}; HttpOnly; SameSite=Strict${secure}`);
}
