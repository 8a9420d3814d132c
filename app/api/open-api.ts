import type { RouteOptions } from "fastify";
import { isPermitted, staffRoles } from "#app/domain/permission/permissions.ts";
import { lazily } from "#app/lib/lazily.ts";
import { zodCompilers } from "#app/lib/schemas/zod-compilers.ts";
import type { NeededPermission } from "./admin/needed-permission.ts";
import type { ApiScope } from "./api-context.ts";
import { describedBody, type JsonSchema } from "./described-bodies.ts";
import { describedQuery } from "./described-queries.ts";
import { refusalSchema } from "./envelope-schemas.ts";

const description = `The HTTP API of the website and the panel. Every answer is an envelope: \`success\`, then \`data\` or a
\`message\`; a refused body adds \`errors\`, a sentence per field. Whatever an operation refuses beyond the statuses that it names,
such as 401, 413 or 429, has its \`default\` answer. Lists answer everything, or a page of it with \`?page=&limit=&q=\`
and \`meta\`; one that answers no more than the first says so in its summary. Yes and no are 1 and 0. Times are ISO 8601 in UTC, but
\`follow_up_on\`, a day or a time on the clock of India without a zone (\`2027-02-15T11:30\`); days are India's. Amounts are rupees, numbers with two
decimals; \`tuition_fee\` of a course is US dollars, and follows from \`fee_rupees\` where that is known, whatever is sent. What is absent from
a PUT stays as it is. Where a form (\`multipart/form-data\`) is taken, an empty part stands for nothing; the words
of a list come in a part each, one a line, or as JSON, rows and groups of fields as JSON.`;

/** The library's own policy allows scripts and styles only over https, which a server without a proxy lacks. */
const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/**
 * Describes all routes registered afterwards at `/backend/openapi.json`, and for people at `/backend/docs`. The
 * libraries are loaded on demand, so that a server nobody asks does not hold them.
 */
export function openApi(app: ApiScope): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (route.url.includes(".php")) routes.push({ ...route });
    // Response schemas only describe: Fastify would keep a table by status, five kilobytes per route.
    if (route.schema) route.schema = { ...route.schema, response: undefined };
  });
  const described = lazily(() => describe(routes));
  app.get("/openapi.json", async () => (await described()).swagger());
  for (const url of ["/docs", "/docs/*"]) {
    app.get(url, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await described()).inject(request.url);
      return reply.code(statusCode).headers(headers).send(rawPayload);
    });
  }
}

/** A separate app with the routes, without their handlers. */
async function describe(routes: RouteOptions[]) {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }, { createJsonSchemaTransform }] =
    await Promise.all([
      import("fastify"),
      import("@fastify/swagger"),
      import("@fastify/swagger-ui"),
      import("fastify-type-provider-zod"),
    ]);
  const app = Fastify({ exposeHeadRoutes: false, schemaController: { compilersFactory: zodCompilers } });
  const jsonSchemas = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Disha", version: "1.0.0", description },
      tags: [
        { name: "public", description: "Open to everybody" },
        {
          name: "admin",
          description: "For staff, with the token that login.php answers; each operation names its permission",
        },
      ],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    transform({ schema, url, route, ...rest }) {
      if (!url.includes(".php")) return { schema: { ...schema, hide: true }, url };
      const response = { ...(schema.response as object), default: refusalSchema };
      const described = jsonSchemas({ schema: { ...schema, response }, url, route, ...rest });
      const { body, querystring } = described.schema as { body?: JsonSchema; querystring?: JsonSchema };
      const isAdmin = url.startsWith("/backend/admin/");
      const { permission } = route.config ?? {};
      return {
        url: described.url,
        schema: {
          ...described.schema,
          ...(querystring && { querystring: describedQuery(querystring) }),
          ...(body && { body: describedBody(body, schema.consumes) }),
          tags: [isAdmin ? "admin" : "public"],
          ...(permission && neededOf(permission)),
        },
      };
    },
  });
  await app.register(swaggerUi, { routePrefix: "/backend/docs", staticCSP: policy });
  for (const { method, url, config, schema = {} } of routes) {
    app.route({ method, url, config, schema, handler: () => null });
  }
  await app.ready();
  return app;
}

/** The security requirement and permission of an operation. */
function neededOf({ among }: NeededPermission) {
  const holders = staffRoles.filter((role) => among.some((permission) => isPermitted(role, permission)));
  const either = among.length > 1 ? "as the call needs it, one of " : "";
  return {
    security: [{ token: [] }],
    "x-permission": among,
    description: `Permission: ${either}${among.map((permission) => `\`${permission}\``).join(", ")}. Roles: ${holders.join(", ")}.`,
  };
}
