import type { FastifyServerOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";

type Compilers = NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"];

/**
 * What Fastify checks and writes by. Named when an app is made, so that its own, which are large, are not even loaded.
 * Response schemas describe; tests prove that real answers fit them. Checking each answer would only cost time.
 */
export const zodCompilers = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => () => JSON.stringify,
  // Fastify's types know its own compilers only.
} as unknown as Compilers;
