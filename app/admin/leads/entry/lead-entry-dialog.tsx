import { RecordDialog } from "#app/admin/form/record-dialog.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { leadEntry } from "#app/domain/lead/lead-entry-schema.ts";
import { LeadEntryFields } from "./lead-entry-fields.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { useOutcomeQuestion } from "#app/admin/leads/changes/use-stage-choice.tsx";

export { enterLead } from "./enter-lead.ts";

const rules = { schema: leadEntry, requiredFields: ["name", "phone", "course"] };

interface LeadEntryDialogProps {
  counsellors: Counsellor[];
}

/** The dialog for entering a lead, at `?new`. */
export default function LeadEntryDialog({ counsellors }: LeadEntryDialogProps) {
  const { params, close } = useListAddress();
  const [ask, question] = useOutcomeQuestion();
  if (!params.has("new") || params.has("open") || params.has("edit")) return null;
  return (
    <>
      <RecordDialog title="New lead" method="post" rules={rules} submitLabel="Create lead" onClose={() => close("new")}>
        {(errors) => <LeadEntryFields counsellors={counsellors} errors={errors} ask={ask} />}
      </RecordDialog>
      {/* Outside the form, since forms cannot be nested. */}
      {question}
    </>
  );
}
