import { leaderInput, leaderRecord } from "#app/domain/leader/leader-schema.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminLeadersApi = contentResource({
  name: "leaders",
  label: "Leader",
  input: leaderInput,
  record: leaderRecord,
  pictures: { folder: "leaders", fields: { image: "existingImage" } },
  ...leaders,
});
