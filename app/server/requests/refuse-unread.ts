import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { refused } from "#app/api/envelope.ts";

const refusals: Record<string, { status: number; sentence: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: "The request took too long to arrive." },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: "The request is too long." },
};
const unreadable = { status: 400, sentence: "The request could not be read." };

/** Refuses, in the envelope (D22), a request that node could not parse; its path is unknown. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { status, sentence } = refusals[error.code ?? ""] ?? unreadable;
  const body = JSON.stringify(refused(sentence));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy(error);
}
