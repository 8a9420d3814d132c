import path from "node:path";
import { mimeTypeOf } from "#app/domain/picture/picture-store.server.ts";
import type { ApiScope, ApiServices } from "./api-context.ts";
import { absentAddress } from "./envelope.ts";

/** A file never changes under its address, and neither the page nor the address may make it anything but what it is. */
const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "sandbox; default-src 'none'",
};

/** A document opens in the visitor's own reader: what it may hold never runs under this site's name. */
const toBeKept = { "content-disposition": 'attachment; filename="evidence.pdf"' };

/** The pictures and documents that staff have uploaded, wherever they are kept. */
export function uploadsApi(app: ApiScope, { pictures: { store } }: ApiServices): void {
  app.get("/uploads/*", { schema: { hide: true } }, async (request, reply) => {
    const name = (request.params as { "*": string })["*"];
    const file = isPicture(name) || isEvidence(name) ? await store.open(name) : null;
    if (!file) return reply.code(404).send(absentAddress);
    const etag = `"${path.parse(name).name}"`;
    reply.headers({ ...headers, ...(isEvidence(name) && toBeKept), etag });
    if (request.headers["if-none-match"]?.includes(etag)) {
      file.content.destroy();
      return reply.code(304).send();
    }
    return reply.type(mimeTypeOf(name)).header("content-length", file.size).send(file.content);
  });
}

const isPicture = (name: string) => /^[a-z]+\/[0-9a-f]{32}(?:-\d+\.avif|\.webp)$/.test(name);
const isEvidence = (name: string) => /^evidence\/[0-9a-f]{32}\.pdf$/.test(name);
