import type { Permission } from "#app/domain/permission/permissions.ts";
import type { TestApp } from "#test/app.ts";

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

export interface Operation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** The query as an object schema. */
  query: Schema;
  /** Absent if the operation reads no body. */
  body: Schema | undefined;
  /** The required permissions; absent if it is open. */
  permissions: Permission[] | undefined;
}

interface Described {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  "x-permission"?: Permission[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every operation of the API, read from the app's own OpenAPI document. */
export async function describedOperations({ call }: TestApp): Promise<Operation[]> {
  const response = await call({ method: "GET", url: "/backend/openapi.json" });
  const { paths } = response.json<{ paths: Record<string, Record<string, Described>> }>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Operation["method"],
      path,
      query: queryOf(described),
      body: Object.values(described.requestBody?.content ?? {})[0]?.schema,
      permissions: described["x-permission"],
    })),
  );
  // Deletions last, so that other operations still find records.
  return operations.toSorted((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"));
}

function queryOf({ parameters = [] }: Described): Schema {
  if (parameters.some((parameter) => parameter.in !== "query"))
    throw new Error("The fuzz knows query parameters only.");
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
