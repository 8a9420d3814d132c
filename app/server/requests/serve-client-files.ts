import { readdir } from "node:fs/promises";
import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { handlePageError } from "#app/server/pages/plain-page.ts";

/** Serves the built files: hashed ones are cached for a year, pictures and icons for a week. */
export async function serveClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = path.resolve(folder);
  const options: FastifyStaticOptions = {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The tag is enough, and a list screen asks for some twenty files.
    lastModified: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(path.join(root, "assets"));
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=604800");
      reply.header("x-content-type-options", "nosniff");
    },
  };
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  // A route for each of some 770 files took 10 MB and a fifth of a second at the start (record 089); only files at the
  // top, beside the pages, need one.
  await app.register(fastifyStatic, { ...options, wildcard: false, globIgnore: ["*/*", "*/*/**", "*.br", "*.gz"] });
  for (const { name } of folders)
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler((_request, reply) => noSuchFile(reply));
        scope.setErrorHandler((error: FastifyError, request, reply) =>
          (error.statusCode ?? 500) < 500 ? noSuchFile(reply) : handlePageError(error, request, reply),
        );
        await scope.register(fastifyStatic, {
          ...options,
          root: path.join(root, name),
          decorateReply: false,
          allowedPath: (file) => !/\.(br|gz)$/.test(file),
        });
      },
      { prefix: `/${name}/` },
    );
}

const noSuchFile = (reply: FastifyReply) =>
  reply.code(404).header("x-content-type-options", "nosniff").type("text/plain").send("There is no such file.");
