import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { ApiScope } from "./api-context.ts";

const description = `The HTTP API of the website and the panel. Every answer is an envelope: \`success\`, then \`data\` or a
\`message\`; a refused body adds \`errors\`, a sentence per field. Lists answer everything, or a page of it with \`?page=&limit=&q=\`
and \`meta\`. Amounts are numbers with two decimals, dates ISO 8601 in UTC, yes and no are 1 and 0.`;

const jsonSchemas = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });

/** Describes every route that follows at `/backend/openapi.json`, and for people at `/backend/docs`. */
export async function openApi(app: ApiScope): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Disha", version: "1.0.0", description },
      tags: [
        { name: "public", description: "Open to everybody" },
        { name: "admin", description: "For administrators, with the token that login.php answers" },
      ],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    transform({ schema, url, ...rest }) {
      if (url.endsWith("/*") || !url.includes(".php")) return { schema: { ...schema, hide: true }, url };
      const described = jsonSchemas({ schema, url, ...rest });
      const isAdmin = url.startsWith("/backend/admin/");
      const needsToken = isAdmin && !url.endsWith("/login.php");
      return {
        url: described.url,
        schema: {
          ...described.schema,
          tags: [isAdmin ? "admin" : "public"],
          ...(needsToken ? { security: [{ token: [] }] } : undefined),
        },
      };
    },
  });
  app.get("/openapi.json", () => app.swagger());
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
