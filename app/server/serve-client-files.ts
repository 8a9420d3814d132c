import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The built files: what Vite named by its content is kept for a year, pictures and icons for a week. */
export async function serveClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = path.resolve(folder);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz"],
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(path.join(root, "assets"));
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=604800");
      reply.header("x-content-type-options", "nosniff");
    },
  });
}
