import type { University } from "#app/domain/university/university-schema.ts";
import { askAddress } from "#app/site/courses/course-addresses.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { applyAddress } from "./university-addresses.ts";

export function UniversityClosing({ university }: { university: Pick<University, "slug" | "name"> }) {
  return (
    <section className="university-closing on-dark" aria-labelledby="closing">
      <div className="wrap">
        <div>
          <h2 id="closing">Is {university.name} the right one for you?</h2>
          <p className="lede">Apply with one form, or ask a counsellor first. Advice costs nothing.</p>
        </div>
        <p className="acts">
          <a className="btn btn-marigold" href={applyAddress(university.slug)}>
            {usePageWords("menu").offers.apply}
          </a>
          <a className="go" href={askAddress("university", university.slug)} data-course={university.name}>
            Ask a counsellor first <Icon name="arrow-right" />
          </a>
          <a className="go" href="/universities">
            All universities <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </section>
  );
}
