import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Template, templateInput } from "#app/domain/template/template-schema.ts";
import { TemplateFields } from "./template-fields.tsx";

const rules = { schema: templateInput, requiredFields: ["name", "body"] };

interface TemplateDialogProps {
  templates: Template[];
}

export default function TemplateDialog({ templates }: TemplateDialogProps) {
  return (
    <ContentDialog one="template" rows={templates} rules={rules}>
      {(template, errors) => <TemplateFields template={template} errors={errors} />}
    </ContentDialog>
  );
}
