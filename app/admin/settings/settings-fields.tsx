import type { FieldErrors } from "#app/admin/form/form-entries.ts";
import type { Settings } from "#app/domain/settings/settings-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { SettingsSection } from "./settings-section.tsx";

interface SettingsFieldsProps {
  settings: Settings;
  errors: FieldErrors;
}

const networks = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "instagram", label: "Instagram" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

/** The three sections that the specification names. */
export function SettingsFields({ settings, errors }: SettingsFieldsProps) {
  return (
    <>
      <SettingsSection
        title="General Settings"
        text="How the site calls itself, in its head, its foot and its pages' titles."
      >
        <TextField
          label="Site Name"
          name="siteName"
          required
          defaultValue={settings.siteName}
          error={errors["siteName"]}
        />
        <TextAreaField
          label="Site Description"
          name="siteDescription"
          rows={2}
          defaultValue={settings.siteDescription}
          error={errors["siteDescription"]}
        />
      </SettingsSection>
      <ContactSection settings={settings} errors={errors} />
      <SettingsSection title="Social Media Links" text="A network without an address is not shown to visitors.">
        {networks.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            name={`socialMedia.${name}`}
            type="url"
            inputMode="url"
            placeholder="https://"
            defaultValue={settings.socialMedia[name]}
            error={errors[`socialMedia.${name}`]}
          />
        ))}
      </SettingsSection>
    </>
  );
}

function ContactSection({ settings, errors }: SettingsFieldsProps) {
  return (
    <SettingsSection title="Contact Information" text="Shown at the foot of every page and on the contact page.">
      <div className="form-row">
        <TextField
          label="Contact Email"
          name="contactEmail"
          type="email"
          required
          defaultValue={settings.contactEmail}
          error={errors["contactEmail"]}
        />
        <TextField
          label="Contact Phone"
          name="contactPhone"
          type="tel"
          defaultValue={settings.contactPhone}
          error={errors["contactPhone"]}
        />
      </div>
      <TextAreaField
        label="Address"
        name="address"
        rows={3}
        defaultValue={settings.address}
        error={errors["address"]}
      />
    </SettingsSection>
  );
}
