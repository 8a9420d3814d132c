import { fieldOf } from "#app/admin/fields/field-of.ts";
import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { HoursSection } from "./hours-section.tsx";
import { SettingsSection } from "./settings-section.tsx";

interface SettingsFieldsProps {
  settings: EditedSettings;
  errors: FieldErrors;
}

const networks = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "instagram", label: "Instagram" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

/** The specification's three sections, and the office's rules for enquiries. */
export function SettingsFields({ settings, errors }: SettingsFieldsProps) {
  return (
    <>
      <SettingsSection
        title="General Settings"
        text="How the site calls itself, in its head, its foot and its pages' titles."
      >
        <TextField label="Site Name" {...fieldOf(settings, "siteName", errors)} required />
        <TextAreaField label="Site Description" {...fieldOf(settings, "siteDescription", errors)} rows={2} />
      </SettingsSection>
      <ContactSection settings={settings} errors={errors} />
      <HoursSection settings={settings} errors={errors} />
      <EnquirySection settings={settings} errors={errors} />
      <SettingsSection
        title="Claims"
        text="Numbers, ranks, ratings and promises, and whether visitors see them without proof."
      >
        <CheckField
          label="Show proven claims only: without evidence that holds today, a claim is not on the site"
          name="showsProvenOnly"
          isChecked={settings.showsProvenOnly === 1}
        />
        <EvidenceField of="settings" kept={settings.evidence} errors={errors} />
      </SettingsSection>
      <FreshnessSection settings={settings} errors={errors} />
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

const spans = [
  { name: "feesFreshDays", label: "Fees, days" },
  { name: "approvalsFreshDays", label: "Approvals, evidence and rules, days" },
  { name: "datesFreshDays", label: "Dates, days" },
] as const;

function FreshnessSection({ settings, errors }: SettingsFieldsProps) {
  return (
    <SettingsSection title="Freshness" text="After how many days what was checked goes stale, on the screen Freshness.">
      <div className="form-row">
        {spans.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            inputMode="numeric"
            defaultValue={settings[name]}
            error={errors[name]}
          />
        ))}
      </div>
    </SettingsSection>
  );
}

function EnquirySection({ settings, errors }: SettingsFieldsProps) {
  const isTold = settings.enquiryEmail !== undefined;
  const text = isTold ? "How visitors come to write, and where you are told of it." : "How visitors come to write.";
  return (
    <SettingsSection title="Enquiries" text={text}>
      {isTold && (
        <TextField
          label="Mails about enquiries go to"
          {...fieldOf(settings, "enquiryEmail", errors)}
          type="email"
          hint="Visitors do not see it. Leave empty to use the contact e-mail."
        />
      )}
      <TextField
        label="WhatsApp number"
        {...fieldOf(settings, "whatsappPhone", errors)}
        type="tel"
        hint="Leave empty to use the contact phone."
      />
      <TextAreaField
        label="WhatsApp text"
        {...fieldOf(settings, "whatsappWords", errors)}
        rows={2}
        hint="How a chat begins; {page} becomes the page that the visitor reads. Leave empty to begin with a plain question about it."
      />
      <CheckField
        label="“Get Expert Guidance” opens by itself, once a day on each device"
        name="popupIsOn"
        isChecked={settings.popupIsOn === 1}
      />
      <TextField
        label="Seconds until it opens"
        {...fieldOf(settings, "popupDelaySeconds", errors)}
        inputMode="numeric"
      />
    </SettingsSection>
  );
}

function ContactSection({ settings, errors }: SettingsFieldsProps) {
  return (
    <SettingsSection title="Contact Information" text="Shown at the foot of every page and on the contact page.">
      <div className="form-row">
        <ContactEmail settings={settings} errors={errors} />
        <TextField label="Contact Phone" {...fieldOf(settings, "contactPhone", errors)} type="tel" />
      </div>
      <TextAreaField label="Address" {...fieldOf(settings, "address", errors)} rows={3} />
    </SettingsSection>
  );
}

/** Enquiries may be mailed there: without the permission to change mail addresses it is read-only. */
function ContactEmail({ settings: { contactEmail, enquiryEmail }, errors }: SettingsFieldsProps) {
  const isRead = enquiryEmail === undefined;
  return (
    <TextField
      label="Contact Email"
      name="contactEmail"
      type="email"
      required
      readOnly={isRead}
      {...(isRead && { hint: "Enquiries may be mailed there, so an administrator changes it." })}
      defaultValue={contactEmail}
      error={errors["contactEmail"]}
    />
  );
}
