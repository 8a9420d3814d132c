import { Link } from "react-router";
import type { LeadTab } from "./lead-tabs.content.ts";

export function NoLeads({ tab: { name, empty } }: { tab: LeadTab }) {
  if (name !== "all") return <p>{empty}</p>;
  return (
    <>
      <p>{empty} Leads are sent by the consultation form of the pop-up and the guidance page, or entered by hand.</p>
      <Link className="btn" to="?new=">
        Enter the first lead
      </Link>
      <a className="btn btn-quiet" href="/guidance" target="_blank" rel="noopener">
        Try the form<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
