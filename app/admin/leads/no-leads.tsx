import type { LeadTab } from "./lead-tabs.content.ts";

export function NoLeads({ tab: { name, empty } }: { tab: LeadTab }) {
  if (name !== "all") return <p>{empty}</p>;
  return (
    <>
      <p>{empty} Leads are sent by the consultation form of the pop-up and the guidance page.</p>
      <a className="btn btn-quiet" href="/guidance" target="_blank" rel="noopener">
        Try the form<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
