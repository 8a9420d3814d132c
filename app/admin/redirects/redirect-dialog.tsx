import { fieldOf } from "#app/admin/fields/field-of.ts";
import { useLocation } from "react-router";
import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type Redirect, redirectInput } from "#app/domain/redirect/redirect-schema.ts";
import { TextField } from "#app/ui/field.tsx";

const rules = { schema: redirectInput, requiredFields: ["from_path", "to_path"] };

/** A new redirect may start with a missed address. */
export default function RedirectDialog({ rows }: { rows: Redirect[] }) {
  const { state } = useLocation() as { state: { from?: string } | null };
  return (
    <ContentDialog file="redirects" one="redirect" rows={rows} rules={rules}>
      {(redirect, errors) => (
        <>
          <TextField
            label="From"
            name="from_path"
            required
            autoComplete="off"
            spellCheck={false}
            placeholder="/old-page"
            hint="A path of this site at which there is no page"
            defaultValue={redirect?.from_path ?? state?.from}
            error={errors.from_path}
          />
          <TextField
            label="To"
            {...fieldOf(redirect, "to_path", errors)}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder="/courses"
            hint="A path of this site, or an address that begins with https://"
          />
        </>
      )}
    </ContentDialog>
  );
}
