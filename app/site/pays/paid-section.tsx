import { courseAddress } from "#app/domain/page-addresses.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { askAddress } from "#app/site/courses/course-addresses.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { listOrdersAddress, whoPaysUsAddress } from "./who-pays-us-address.ts";

type Payer = Pick<University, "slug" | "name" | "partnership">;

interface PaidSectionProps {
  university: Payer;
  /** For a course whose university pays: one of the same level and field at a university that does not. */
  unpaid?: Course | null;
}

/** What this university pays us, and what that means for visitors. */
export function PaidSection({ university, unpaid }: PaidSectionProps) {
  return (
    <section className="wrap paid-section far" aria-labelledby="paid">
      <div className="paid">
        <h2 id="paid">Who pays us</h2>
        <div>
          <Agreement university={university} />
          {unpaid && (
            <p>
              One that pays us nothing:{" "}
              <a href={courseAddress(unpaid.slug)}>{`${unpaid.title}, ${unpaid.university.name}`}</a>,{" "}
              {shortFee(unpaid)}.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Agreement({ university: { slug, name, partnership } }: { university: Payer }) {
  const { siteName } = useSiteData().settings;
  const how = <a href={whoPaysUsAddress}>How {siteName} earns</a>;
  const order = <a href={listOrdersAddress}>no list on this site is ordered by what we earn</a>;
  if (partnership === null)
    return (
      <p>
        It is not written down here yet whether {name} pays us.{" "}
        <a href={askAddress("university", slug)}>Ask us before you decide</a>; {order}.
      </p>
    );
  if (partnership === "commission")
    return (
      <p>
        {name} pays {siteName} a commission when a student whom we advised enrols. You pay the university’s own fee,
        with us or without us, and {order}. {how}.
      </p>
    );
  return (
    <p>
      {partnership === "partner"
        ? `${name} is our partner and pays us nothing`
        : `${name} is not our partner and pays us nothing`}
      ; {order}. {how}.
    </p>
  );
}
