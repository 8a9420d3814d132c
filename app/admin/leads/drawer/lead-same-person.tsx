import { Fragment } from "react";
import { Link, useSubmit } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

interface LeadSamePersonProps {
  lead: Lead;
  /** Duplicates, and leads that were merged into this one. */
  samePerson: Lead[];
  /** How many there are in all. */
  sharing: Count | undefined;
}

/** Other enquiries of the same person: to be merged into this one, or taken apart again. */
export function LeadSamePerson({ lead, samePerson, sharing }: LeadSamePersonProps) {
  const submit = useSubmit();
  const address = useListAddress();
  const act = (id: number, fields: Record<string, string>) =>
    void submit(fields, { method: "post", action: `/admin/leads/${id}`, navigate: false });
  const takeApart = (id: number, name: string, survivor: number) =>
    act(id, { act: "unmerge", name, survivor: `${survivor}` });
  if (lead.merged_into_id !== null) {
    return (
      <section className="lead-same" aria-label="Merged">
        <p>
          This lead was merged into{" "}
          <Link to={address.with({ open: `${lead.merged_into_id}`, edit: null })} replace preventScrollReset>
            lead {lead.merged_into_id}
          </Link>
          .
        </p>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => takeApart(lead.id, lead.name, lead.merged_into_id!)}
        >
          Take apart
        </button>
      </section>
    );
  }
  if (samePerson.length === 0) return null;
  return (
    <section className="lead-same" aria-labelledby="lead-same">
      <h3 id="lead-same">Same telephone number or e-mail</h3>
      <ul>
        {samePerson.map(({ id, name, phone, email, course, stage, created_at, merged_into_id }) => (
          <li key={id}>
            <div>
              <Link to={address.with({ open: `${id}`, edit: null })} replace preventScrollReset>
                {name}
              </Link>
              <p className="sub">
                {course}, {leadStageWords[stage]}, {formatMoment(created_at)}
                {merged_into_id !== null && ". Merged into this lead"}
              </p>
              <p className="sub">{[phone, email].filter(Boolean).join(", ")}</p>
            </div>
            {merged_into_id === null ? (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`Merge ${name}, lead ${id}, into this lead`}
                onClick={({ detail }) => {
                  // The second click of two would be told that the lead is merged already.
                  if (detail < 2) act(lead.id, { act: "merge", duplicate: `${id}`, name: lead.name });
                }}
              >
                Merge
              </button>
            ) : (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`Take ${name}, lead ${id}, out of this lead`}
                onClick={() => takeApart(id, name, lead.id)}
              >
                Take apart
              </button>
            )}
          </li>
        ))}
      </ul>
      {sharing && sharing.total > samePerson.length && (
        <p className="sub">
          These {samePerson.length} had the newest activity, of {countWords(sharing)}. All of them: <Ways lead={lead} />
        </p>
      )}
    </section>
  );
}

/** The list of all that bear a number or the address, each its own. */
function Ways({ lead: { phone, second_phone, email } }: { lead: Lead }) {
  return [phone, second_phone, email].filter(Boolean).map((way, place) => (
    <Fragment key={way}>
      {place > 0 && ", "}
      <Link to={`/admin/leads?${new URLSearchParams({ q: way, view: "table" })}`}>{way}</Link>
    </Fragment>
  ));
}
