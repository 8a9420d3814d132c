import type { University } from "#app/domain/university/university-schema.ts";
import { askAddress } from "#app/site/courses/course-addresses.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { withUniversity } from "./with-university.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";

export function UniversityClosing({ university }: { university: Pick<University, "slug" | "name"> }) {
  const { apply, ask } = usePageWords("menu").offers;
  const { closing, text, all } = usePageWords("university").page;
  return (
    <section className="university-closing on-dark" aria-labelledby="closing">
      <div className="wrap">
        <div>
          <h2 id="closing">{withUniversity(closing, university.name)}</h2>
          {text && <p className="lede">{text}</p>}
        </div>
        <p className="acts">
          <a className="btn btn-marigold" href={applyAddress({ university: university.slug })}>
            {apply}
          </a>
          <a className="go" href={askAddress("university", university.slug)} data-course={university.name}>
            {ask} <Icon name="arrow-right" />
          </a>
          <a className="go" href="/universities">
            {all} <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </section>
  );
}
