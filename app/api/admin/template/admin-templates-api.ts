import { templateInput, templateRecord } from "#app/domain/template/template-schema.ts";
import { templates } from "#app/domain/template/templates.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** Templates of counsellors, for mail or WhatsApp. */
export const adminTemplatesApi = contentResource({
  name: "templates",
  label: "Template",
  input: templateInput,
  record: templateRecord,
  filters: { channel: templateInput.shape.channel.optional() },
  ...templates,
});
