import type { EntitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { askFactAddress } from "./course-addresses.ts";

interface EntitlementLineProps {
  slug: string;
  entitlement: EntitlementWords;
}

/** Whether the degree is listed for the open session, with a link to check it and one to ask. */
export function EntitlementLine({ slug, entitlement: { isGood, words, checked, link } }: EntitlementLineProps) {
  return (
    <p className={isGood ? "entitled" : "entitled is-no"}>
      <b>{words}</b>
      {checked && `, ${checked}`}.{!isGood && " Ask before you pay."}{" "}
      {link && (
        <a href={link} rel="noopener">
          See it on UGC-DEB’s list
        </a>
      )}
      {link && !isGood && " or "}
      {!isGood && <a href={askFactAddress(slug, "entitlement")}>{link ? "ask a counsellor" : "Ask a counsellor"}</a>}
    </p>
  );
}
