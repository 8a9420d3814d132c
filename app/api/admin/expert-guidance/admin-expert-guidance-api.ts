import { z } from "zod";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { expertGuidanceInput, expertGuidanceRecord } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminExpertGuidanceApi = contentResource({
  name: "expert-guidance",
  label: "Expert guidance entry",
  input: expertGuidanceInput,
  record: expertGuidanceRecord,
  pictures: { folder: "guidance", fields: { image: "existingImage" } },
  filters: { state: z.enum(["Shown", "Hidden"]).optional() },
  ...expertGuidance,
});
