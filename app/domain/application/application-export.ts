import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Application } from "./application-schema.ts";
import { stepWords } from "./application-steps.ts";

export const applicationExport: ListExport<Application> = {
  type: "application",
  file: "applications",
  columns: [
    { label: "Applicant", value: ({ first_name, last_name }) => `${first_name} ${last_name}` },
    { label: "Received", value: ({ created_at }) => created_at },
    { label: "Interested in", value: ({ interest }) => interest },
    { label: "Company", value: ({ company }) => company },
    { label: "Step", value: ({ step }) => stepWords(step) },
    { label: "Phone", value: ({ phone_e164 }) => phone_e164 },
    { label: "Email", value: ({ email }) => email },
  ],
};
