import { coreValueInput, coreValueRecord } from "#app/domain/core-value/core-value-schema.ts";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import { leaderInput, leaderRecord } from "#app/domain/leader/leader-schema.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** What the about page tells of the provider. */
export function adminAboutApi(app: ApiScope, services: ApiServices): void {
  contentResource(app, services, {
    name: "leaders",
    label: "Leader",
    input: leaderInput,
    record: leaderRecord,
    pictures: { folder: "leaders", fields: { image: "existingImage" } },
    ...leaders,
  });
  contentResource(app, services, {
    name: "core-values",
    label: "Core value",
    input: coreValueInput,
    record: coreValueRecord,
    ...coreValues,
  });
}
