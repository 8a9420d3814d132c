import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Faq, faqInput } from "#app/domain/faq/faq-schema.ts";
import { FaqFields } from "./faq-fields.tsx";

const rules = { schema: faqInput, requiredFields: ["question", "answer"] };

interface FaqDialogProps {
  faqs: Faq[];
}

export default function FaqDialog({ faqs }: FaqDialogProps) {
  return (
    <ContentDialog one="FAQ" rows={faqs} rules={rules}>
      {(faq, errors) => <FaqFields faq={faq} errors={errors} />}
    </ContentDialog>
  );
}
