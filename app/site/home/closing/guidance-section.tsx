import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { counted } from "#app/lib/text/counted.ts";

/** The counsellors, as a duty roster. */
export function GuidanceSection({ experts }: { experts: Section<ExpertGuidance> }) {
  const { title, lede, ask } = usePageWords("home").experts;
  if ("rows" in experts && experts.rows.length === 0) return null;
  return (
    <section className="section far guidance" aria-labelledby="experts-title">
      <div className="wrap split">
        <div className="split-head">
          <h2 className="section-title" id="experts-title">
            {title}
          </h2>
          {lede && <p className="lede">{lede}</p>}
          <a className="go" href="/guidance">
            {ask} <Icon name="arrow-right" />
          </a>
        </div>
        {"failure" in experts ? (
          <SectionFailure of={experts.failure} />
        ) : (
          <ul>
            {experts.rows.map((expert) => (
              <Expert key={expert.id} {...expert} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Expert({ name, title, expertise, image, experience, languages, evidence }: ExpertGuidance) {
  const { today } = useSiteData();
  const words = usePageWords("home").experts;
  return (
    <li className="expert">
      {image && <Picture address={image} alt="" sizes="72px" width={480} height={480} className="arch" lazy />}
      <div>
        <h3>{name}</h3>
        <p className="soft">{title}</p>
      </div>
      <p className="knows">{expertise}</p>
      <dl className="facts">
        {experience > 0 && (
          <div>
            <dt>{words.experience}</dt>
            <dd>{counted(experience, "year")}</dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt>{words.speaks}</dt>
            <dd>{languages.join(", ")}</dd>
          </div>
        )}
      </dl>
      {experience > 0 && (
        <HowWeKnow
          evidence={evidenceFor({ evidence }, "experience", today)}
          today={today}
          of={`the experience of ${name}`}
        />
      )}
    </li>
  );
}
