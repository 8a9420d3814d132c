import { z } from "zod";
import { listCourseTitles } from "#app/domain/course/course-names.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The titles of courses for suggestions; 200 whole courses are 180 KB. */
export function courseTitlesApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Lists the titles of the first 200 courses in their order, each once",
    response: { 200: oneOf(z.array(z.string())) },
  };
  app.get("/course-titles.php", { schema, ...needs("courses.see") }, async () => succeeded(await listCourseTitles(db)));
}
