import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Template, templateInput } from "#app/domain/template/template-schema.ts";
import { TemplateFields } from "./template-fields.tsx";

const rules = { schema: templateInput, requiredFields: ["name", "body"] };

interface TemplateDialogProps {
  rows: Template[];
}

export default function TemplateDialog({ rows }: TemplateDialogProps) {
  return (
    <ContentDialog file="templates" one="template" rows={rows} rules={rules}>
      {(template, errors) => <TemplateFields template={template} errors={errors} />}
    </ContentDialog>
  );
}
