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
  /** Duplicates, and leads merged into this one. */
  samePerson: Lead[];
  /** The total number. */
  sharing: Count | undefined;
}

/** Other leads of the same person, to merge with this one or separate again. */
export function LeadSamePerson({ lead, samePerson, sharing }: LeadSamePersonProps) {
  if (lead.merged_into_id !== null) return <MergedLead lead={lead} into={lead.merged_into_id} />;
  if (samePerson.length === 0) return null;
  return (
    <section className="lead-same" aria-labelledby="lead-same">
      <h3 id="lead-same">Same telephone number or e-mail</h3>
      <ul>
        {samePerson.map((other) => (
          <SamePerson key={other.id} lead={lead} other={other} />
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

function MergedLead({ lead: { id, name }, into }: { lead: Lead; into: number }) {
  const address = useListAddress();
  const { takeApart } = useMerging();
  return (
    <section className="lead-same" aria-label="Merged">
      <p>
        This lead was merged into{" "}
        <Link to={address.with({ open: `${into}`, edit: null })} replace preventScrollReset>
          lead {into}
        </Link>
        .
      </p>
      <button type="button" className="btn btn-quiet" onClick={() => takeApart({ id, name }, into)}>
        Take apart
      </button>
    </section>
  );
}

function SamePerson({ lead, other }: { lead: Lead; other: Lead }) {
  const address = useListAddress();
  const { merge, takeApart } = useMerging();
  const { id, name, phone, email, course, stage, created_at, merged_into_id } = other;
  return (
    <li>
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
            // A second click would be refused, as the lead is merged already.
            if (detail < 2) merge(lead, id);
          }}
        >
          Merge
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Take ${name}, lead ${id}, out of this lead`}
          onClick={() => takeApart(other, lead.id)}
        >
          Take apart
        </button>
      )}
    </li>
  );
}

type Named = Pick<Lead, "id" | "name">;

function useMerging() {
  const submit = useSubmit();
  const act = (id: number, fields: Record<string, string>) =>
    void submit(fields, { method: "post", action: `/admin/leads/${id}`, navigate: false });
  return {
    merge: ({ id, name }: Named, duplicate: number) => act(id, { act: "merge", duplicate: `${duplicate}`, name }),
    takeApart: ({ id, name }: Named, survivor: number) => act(id, { act: "unmerge", name, survivor: `${survivor}` }),
  };
}

/** Links to all leads with the same number or address. */
function Ways({ lead: { phone, second_phone, email } }: { lead: Lead }) {
  return [phone, second_phone, email].filter(Boolean).map((way, place) => (
    <Fragment key={way}>
      {place > 0 && ", "}
      <Link to={`/admin/leads?${new URLSearchParams({ q: way, view: "table" })}`}>{way}</Link>
    </Fragment>
  ));
}
