import path from "node:path";
import { mimeTypeOf } from "#app/domain/picture/picture-store.server.ts";
import type { ApiScope, ApiServices } from "./api-context.ts";
import { absentAddress } from "./envelope.ts";

/** Files never change under their address. Sandboxed, so that an opened file cannot act as a page. */
const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "sandbox; default-src 'none'",
};

/** Downloaded instead of shown: a document's content never runs on this site's origin. */
const toBeKept = { "content-disposition": 'attachment; filename="evidence.pdf"' };

/** Serves uploaded pictures and documents from wherever they are stored. */
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
