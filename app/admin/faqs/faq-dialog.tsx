import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Faq, faqInput } from "#app/domain/faq/faq-schema.ts";
import { FaqFields } from "./faq-fields.tsx";

const rules = { schema: faqInput, requiredFields: ["question", "answer"] };

interface FaqDialogProps {
  rows: Faq[];
}

export default function FaqDialog({ rows }: FaqDialogProps) {
  return (
    <ContentDialog file="faqs" one="FAQ" rows={rows} rules={rules}>
      {(faq, errors) => <FaqFields faq={faq} errors={errors} />}
    </ContentDialog>
  );
}
