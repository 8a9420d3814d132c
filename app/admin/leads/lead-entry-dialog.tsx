import { useMemo } from "react";
import { useNavigate } from "react-router";
import { RecordDialog } from "#app/admin/form/record-dialog.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { leadEntry } from "#app/domain/lead/lead-entry-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { LeadEntryFields } from "./lead-entry-fields.tsx";
import type { Counsellor } from "./lead-tabs.content.ts";

const rules = { schema: leadEntry, requiredFields: ["name", "phone", "course"] };

interface LeadEntryDialogProps {
  leads: Lead[];
  counsellors: Counsellor[];
}

/** A lead that staff enter by hand, at `?new`. */
export default function LeadEntryDialog({ leads, counsellors }: LeadEntryDialogProps) {
  const address = useListAddress();
  const navigate = useNavigate();
  const courses = useMemo(() => [...new Set(leads.map(({ course }) => course))].toSorted(), [leads]);
  const { params } = address;
  if (!params.has("new") || params.has("open") || params.has("edit")) return null;
  return (
    <RecordDialog
      title="New lead"
      method="post"
      rules={rules}
      submitLabel="Create lead"
      onClose={() => void navigate(address.with({ new: null }), { replace: true, preventScrollReset: true })}
    >
      {(errors) => <LeadEntryFields courses={courses} counsellors={counsellors} errors={errors} />}
    </RecordDialog>
  );
}
