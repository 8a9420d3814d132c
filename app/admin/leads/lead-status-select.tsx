import { useFetcher } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStatuses } from "#app/domain/lead/lead-statuses.ts";
import { leadStatusWords } from "./lead-words.content.ts";

/** Saved at the moment of choosing; shown at once, and taken back when the server refuses. */
export function LeadStatusSelect({ lead: { id, name, status } }: { lead: Lead }) {
  const fetcher = useFetcher({ key: `lead-${id}` });
  const chosen = (fetcher.formData?.get("status") as Lead["status"] | null | undefined) ?? status;
  return (
    <select
      className={`select lead-status lead-${chosen}`}
      aria-label={`Status of ${name}`}
      value={chosen}
      onChange={({ target }) =>
        void fetcher.submit({ id, name, from: status, status: target.value }, { method: "put", action: "/admin/leads" })
      }
    >
      {leadStatuses.map((value) => (
        <option key={value} value={value}>
          {leadStatusWords[value]}
        </option>
      ))}
    </select>
  );
}
