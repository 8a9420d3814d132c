import { leaderInput, leaderRecord } from "#app/domain/leader/leader-schema.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export function adminLeadersApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "leaders",
    label: "Leader",
    input: leaderInput,
    record: leaderRecord,
    pictures: { folder: "leaders", fields: { image: "existingImage" } },
    ...leaders,
  });
}
