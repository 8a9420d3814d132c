import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

const enrolled = ({ stage, enrolment }: Lead) => (stage === "enrolled" ? enrolment : null);

export const leadExport: ListExport<Lead> = {
  type: "lead",
  file: "leads",
  columns: [
    { label: "Name", value: ({ name }) => name },
    { label: "Course", value: ({ course }) => course },
    { label: "Stage", value: ({ stage }) => leadStageWords[stage] },
    { label: "Owner", value: ({ owner }) => owner },
    { label: "Follow-up", value: ({ follow_up_on }) => follow_up_on?.replace("T", " ") ?? null },
    { label: "Last touched", value: ({ last_event_at }) => last_event_at },
    { label: "Received", value: ({ created_at }) => created_at },
    { label: "Phone", value: ({ phone_e164 }) => phone_e164 },
    { label: "Email", value: ({ email }) => email },
    { label: "Source", value: ({ source_page }) => sourceWord(source_page) },
    { label: "Second phone", value: ({ second_phone_e164 }) => second_phone_e164 },
    { label: "City", value: ({ city }) => city },
    { label: "Language", value: ({ language }) => language },
    { label: "Best time", value: ({ best_time }) => best_time },
    { label: "Why lost", value: ({ stage, lost_reason }) => (stage === "lost" ? lost_reason : null) },
    { label: "Enrolled at", value: (lead) => enrolled(lead)?.university ?? null },
    { label: "Enrolled in", value: (lead) => enrolled(lead)?.course ?? null },
    { label: "Fee", value: (lead) => enrolled(lead)?.fee ?? null },
    { label: "Session", value: (lead) => enrolled(lead)?.session ?? null },
    { label: "Tags", value: ({ tags }) => tags.map(({ name }) => name).join(", ") },
    { label: "No contact", value: ({ no_contact }) => (no_contact ? "Wants no contact" : null) },
    { label: "Consent", value: ({ consent_version }) => consent_version },
    { label: "Course asked for", value: ({ asked_course }) => asked_course?.title ?? null },
    { label: "At", value: ({ asked_course }) => asked_course?.university ?? null },
    { label: "Asks about", value: ({ asks_about }) => asks_about },
  ],
};
