import type { FastifyServerOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";

type Compilers = NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"];

/**
 * Fastify's validator and serialiser. Given explicitly so that Fastify's own, which are large, are never loaded.
 * Response schemas only describe: tests prove that answers fit them.
 */
export const zodCompilers = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => () => JSON.stringify,
  // Fastify's types know only its own compilers.
} as unknown as Compilers;
