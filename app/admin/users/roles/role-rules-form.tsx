import { useFetcher } from "react-router";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { RoleRules } from "#app/domain/permission/role-rules-schema.ts";
import { Banner } from "#app/ui/banner.tsx";

/** The office's own rules for the role shown. */
export function RoleRulesForm({ rules: { role, needs_second_factor, sees_all_leads } }: { rules: RoleRules }) {
  const fetcher = useFetcher<SaveRefusal | null>();
  const isSaving = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" className="role-rules">
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="needs_second_factor_before" value={needs_second_factor} />
      <input type="hidden" name="sees_all_leads_before" value={sees_all_leads} />
      <CheckField
        label="Signs in with a second factor; whoever has none yet sets one up at the next sign-in"
        name="needs_second_factor"
        isChecked={needs_second_factor === 1}
      />
      {role === "counsellor" && (
        <CheckField
          label="Sees the enquiries of the whole office, not only their own and nobody’s"
          name="sees_all_leads"
          isChecked={sees_all_leads === 1}
        />
      )}
      {fetcher.data?.failure && !isSaving && <Banner tone="bad">{fetcher.data.failure}</Banner>}
      <BusyButton type="submit" className="btn btn-quiet" isBusy={isSaving}>
        Save
      </BusyButton>
    </fetcher.Form>
  );
}
