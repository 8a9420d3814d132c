import { z } from "zod";
import { findPlannedPage } from "#app/domain/page/page-plans.server.ts";
import { pageInput, plannedPageRecord } from "#app/domain/page/page-schema.ts";
import { pages } from "#app/domain/page/pages.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";
import { sharePicture } from "#app/api/admin/content/picture-fields.ts";

export const adminPagesApi = contentResource({
  name: "pages",
  label: "Page",
  input: pageInput,
  record: plannedPageRecord,
  pictures: { folder: "library", fields: sharePicture },
  filters: { state: z.enum(["Published", "Not published"]).optional() },
  ...pages,
  find: findPlannedPage,
});
