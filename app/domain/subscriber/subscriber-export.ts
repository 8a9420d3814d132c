import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Subscriber } from "./subscriber-schema.ts";
import { subscriberStatusWords } from "./subscriber-statuses.ts";

export const subscriberExport: ListExport<Subscriber & { leave_url: string | null }> = {
  type: "subscriber",
  file: "subscribers",
  columns: [
    { label: "Email", value: ({ email }) => email },
    { label: "Status", value: ({ status }) => subscriberStatusWords[status] },
    { label: "Asked for it", value: ({ created_at }) => created_at },
    { label: "Confirmed", value: ({ confirmed_at }) => confirmed_at },
    { label: "From", value: ({ source_page }) => source_page },
    { label: "Link to leave", value: ({ leave_url }) => leave_url },
  ],
};
