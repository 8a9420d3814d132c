import { type FocusEvent, useState } from "react";
import { Link, useFetcher } from "react-router";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import type { KnownLead } from "./known-person-data.ts";

/** Looks up whether the person is known once phone or e-mail was typed. */
export function useKnownPerson() {
  const { load, data = [] } = useFetcher<KnownLead[]>({ key: "known person" });
  const [asked, setAsked] = useState("");
  function look({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const entries = new FormData(currentTarget.form!);
    const { phone, email } = fieldsOf(entries, ["phone", "email"]);
    const query = `${new URLSearchParams({ phone: phone.replaceAll(/\D/g, "").length < 6 ? "" : phone, email: email.includes("@") ? email : "" })}`;
    if (query === asked) return;
    setAsked(query);
    void load(`/admin/data/known-person?${query}`);
  }
  return { known: data, look };
}

export function KnownPerson({ known }: { known: KnownLead[] }) {
  const address = useListAddress();
  return (
    <output className="known-person">
      {known.length > 0 && (
        <>
          Already here:{" "}
          {known.map(({ id, name, course, stage, owner }, index) => (
            <span key={id}>
              {index > 0 && "; "}
              <Link to={address.with({ open: `${id}`, new: null })} preventScrollReset>
                {name}
              </Link>
              , {course}, {leadStageWords[stage]}
              {owner && `, with ${owner}`}
            </span>
          ))}
        </>
      )}
    </output>
  );
}
