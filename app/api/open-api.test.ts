import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { loadSamples } from "#db/seed/load-samples.ts";

interface Operation {
  security?: object[];
  "x-permission"?: string[];
  tags: string[];
  summary: string;
  parameters?: { name: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: { required?: string[]; properties: Record<string, object> } }> };
  responses: Record<string, { content?: { "application/json": { schema: AnySchema } } }>;
}

type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

async function described() {
  const testing = await testApp();
  const document = (await testing.call({ method: "GET", url: "/backend/openapi.json" })).json<Document>();
  return { ...testing, document };
}

test("every route of the API is in its document, with a summary and its face", async () => {
  const { app, document } = await described();

  const routes = [...app.printRoutes({ commonPrefix: false }).matchAll(/(\/backend\/\S+\.php) \(([^)]*)\)/g)];
  const served = routes.flatMap(([, path, methods]) =>
    methods!
      .split(", ")
      .filter((method) => method !== "HEAD" && method !== "OPTIONS")
      .map((method) => `${method} ${path}`),
  );
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

  expect(served.length).toBeGreaterThan(25);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(served.toSorted());
  for (const { name, operation } of operations) {
    const face = name.includes("/backend/admin/") ? "admin" : "public";
    expect([name, operation.tags, operation.summary]).toEqual([name, [face], expect.stringMatching(/\w/)]);
    const isClosed = operation["x-permission"] !== undefined;
    expect([name, operation.security !== undefined]).toEqual([name, isClosed]);
    expect([name, isClosed && face === "public"]).toEqual([name, false]);
  }
});

test("what every list really answers, with the sample content, fits the document", async () => {
  const { call, db, document, signIn } = await described();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const token = await signIn();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || get.parameters?.some(({ required }) => required)) continue;
    const response = await call({ method: "GET", url: path, token });
    const schema = get.responses[String(response.statusCode)]?.content?.["application/json"].schema;
    const fits = schema !== undefined && ajv.validate(schema, response.json());
    expect([path, response.statusCode, fits, ajv.errors]).toEqual([path, 200, true, null]);
  }
});

test("yes and no are 1 and 0 in every answer, but for whether it is a success", async () => {
  const { document } = await described();

  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      expect([method, path, booleansIn(responses).filter((name) => name !== "success")]).toEqual([method, path, []]);
});

test("a form is described as it travels: files as such, words of a list in a part each, rows as their JSON", async () => {
  const { document } = await described();
  const bodyOf = (file: string, type: string) =>
    document.paths[`/backend/admin/${file}.php`]!["post"]!.requestBody!.content[type]!.schema;
  const [form, json] = [bodyOf("courses", "multipart/form-data"), bodyOf("courses", "application/json")];

  expect(form.properties).toMatchObject({
    image: { type: "string", format: "binary" },
    share_image: { type: "string", format: "binary" },
    semesters: { type: "array", items: { type: "string" } },
    intakes: { type: "string", contentMediaType: "application/json", contentSchema: { type: "array" } },
    eligibility: { type: "string", contentMediaType: "application/json" },
  });
  expect(json.properties).toMatchObject({
    image: {
      anyOf: [{ type: "string" }, { type: "null" }],
      description: expect.stringContaining("leaves the picture"),
    },
    intakes: { type: "array", items: { type: "object" } },
  });
  for (const [file, field] of [
    ["pictures", "image"],
    ["evidence-files", "file"],
  ] as const) {
    const { properties, required } = bodyOf(file, "multipart/form-data");
    expect([file, properties[field], required]).toEqual([
      file,
      expect.objectContaining({ type: "string", format: "binary" }),
      expect.arrayContaining([field]),
    ]);
  }
});

test("a password that another's update names is told to be refused", async () => {
  const { document } = await described();
  const { put } = document.paths["/backend/admin/users.php"]!;
  const { properties } = put!.requestBody!.content["application/json"]!.schema;

  expect(properties["password"]).toMatchObject({ description: expect.stringMatching(/any other is refused/) });
});

test("what parameters mean that many operations share is told of each", async () => {
  const { document } = await described();
  const shared = [
    "limit",
    "q",
    "sort",
    "counts",
    "seen",
    "count",
    "after",
    "hand_over",
    "since",
    "until",
    "from",
    "to",
  ];
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const parameters = operations.flatMap((operation) => operation.parameters ?? []);

  expect(shared.filter((name) => !parameters.some((one) => one.name === name))).toEqual([]);
  const untold = parameters.filter(({ name, description }) => shared.includes(name) && !description);
  expect(untold.map(({ name }) => name)).toEqual([]);
  const { parameters: ofTexts } = document.paths["/backend/admin/page-texts.php"]!["get"]!;
  expect(ofTexts).toEqual([expect.not.objectContaining({ description: expect.anything() })]);
});

test("what a refusal looks like is told of every operation, and so it looks whatever is refused", async () => {
  const { call, document } = await described();
  const ajv = new Ajv2020({ strict: false });
  const refused = async (path: string, method: string, request: object) => {
    const { statusCode, body } = await call({ method: "POST", url: path, ...request });
    const told = document.paths[path]![method]!.responses["default"]?.content?.["application/json"].schema;
    return [statusCode, told !== undefined && ajv.validate(told, JSON.parse(body))];
  };
  const headers = { "content-type": "application/json" };
  const payload = "not an object";

  expect(await refused("/backend/admin/courses.php", "post", { payload: {} })).toEqual([401, true]);
  expect(await refused("/backend/api/leads.php", "post", { headers, payload })).toEqual([400, true]);
  const other = { headers: { "content-type": "text/csv" }, payload };
  expect(await refused("/backend/api/leads.php", "post", other)).toEqual([415, true]);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.filter(({ responses }) => !responses["default"])).toEqual([]);
});

test("people read the document at /backend/docs, under a policy that knows no other host and asks for no TLS", async () => {
  const { call } = await described();

  const response = await call({ method: "GET", url: "/backend/docs/" });

  expect(response.statusCode).toBe(200);
  const policy = response.headers["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).not.toMatch(/https:|validator|upgrade-insecure-requests/);
});

/** The names of the fields that are true or false. */
const booleansIn = (schema: object, name = ""): string[] =>
  "type" in schema && schema.type === "boolean"
    ? [name]
    : Object.entries(schema).flatMap(([inner, part]) => (part instanceof Object ? booleansIn(part, inner) : []));
