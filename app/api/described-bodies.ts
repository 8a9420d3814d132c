export type JsonSchema = { [key: string]: unknown; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

const MULTIPART = "multipart/form-data";

/** Describes a body for each content type, if the operation takes a form; otherwise unchanged. */
export function describedBody(body: JsonSchema, types: readonly string[] = []): object {
  if (!types.includes(MULTIPART)) return body;
  const contents = types.map((type) => [type, { schema: carried(body, type === MULTIPART ? asPart : asJson) }]);
  return { content: Object.fromEntries(contents) };
}

const carried = (body: JsonSchema, carry: (property: JsonSchema) => JsonSchema) => ({
  ...body,
  properties: Object.fromEntries(
    Object.entries(body.properties ?? {}).map(([name, property]) => [name, carry(property)]),
  ),
});

/**
 * In multipart, each item of a list of texts is a part, which is OpenAPI's default; rows and groups of fields are JSON.
 */
function asPart(property: JsonSchema): JsonSchema {
  const file = waysOf(property).find(isFile);
  if (file) return { ...file, description: "A file" };
  if (!waysOf(property).some(hasFields)) return property;
  return { type: "string", contentMediaType: "application/json", contentSchema: property };
}

function asJson(property: JsonSchema): JsonSchema {
  const ways = waysOf(property);
  if (!ways.some(isFile)) return property;
  const description = "The address that the API gave, which leaves the picture as it is; a new one is a file of a form";
  return { anyOf: ways.filter((way) => !isFile(way)), description };
}

const waysOf = (property: JsonSchema): JsonSchema[] => property.anyOf ?? [property];

const isFile = ({ format }: JsonSchema) => format === "binary";

const hasFields = ({ type, items }: JsonSchema) =>
  type === "object" || (type === "array" && (items as JsonSchema | undefined)?.type === "object");
