import type { EntitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { BarredLine } from "#app/site/courses/barred-line.tsx";
import { EntitlementLine } from "#app/site/courses/entitlement-line.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface ShownInterest {
  what: string | null;
  university: string | null;
  changeAddress: string;
  /** The query that names it. */
  query: string;
  /** The text stored with the application. */
  text: string;
  course: { slug: string; entitlement: EntitlementWords; barred: string | null } | null;
}

interface CarriedInterestProps {
  interest: ShownInterest | null;
  /** The interest in a refused post, whose page has no query. */
  typed: string | undefined;
}

/** The subject of Apply Now, shown and sent with the form. */
export function CarriedInterest({ interest, typed }: CarriedInterestProps) {
  const text = interest?.text ?? typed;
  const course = interest?.course;
  if (!text) return null;
  return (
    <div className="carried">
      <input type="hidden" name="interest" value={text} />
      <Icon name="graduation" />
      <p>
        Applying {interest ? <Names interest={interest} /> : `for ${text}`}.{" "}
        <a href={interest?.changeAddress ?? "/universities"}>Change</a>
      </p>
      {course?.barred && <BarredLine reason={course.barred} />}
      {course && course.entitlement.state !== "not-needed" && (
        <EntitlementLine slug={course.slug} entitlement={course.entitlement} />
      )}
    </div>
  );
}

function Names({ interest: { what, university } }: { interest: ShownInterest }) {
  return (
    <>
      {what && (
        <>
          for <b>{what}</b>
        </>
      )}
      {what && university && " "}
      {university && (
        <>
          at <b>{university}</b>
        </>
      )}
    </>
  );
}
