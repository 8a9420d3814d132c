import type { Leader } from "#app/domain/leader/leader-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { Picture } from "#app/ui/picture.tsx";

export function LeadershipSection({ leaders }: { leaders: Section<Leader> }) {
  const words = usePageWords("about").leadership;
  if ("rows" in leaders && leaders.rows.length === 0) return null;
  return (
    <section className="wrap section leadership" aria-labelledby="leadership-title">
      <h2 className="section-title" id="leadership-title">
        {words.title}
      </h2>
      {"failure" in leaders ? (
        <SectionFailure of={leaders.failure} />
      ) : (
        <ul>
          {leaders.rows.map((leader) => (
            <LeaderEntry key={leader.id} leader={leader} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LeaderEntry({ leader: { name, title, bio, image, image_alt } }: { leader: Leader }) {
  return (
    <li>
      {image && (
        <Picture address={image} alt={image_alt} sizes="184px" width={480} height={480} className="arch" lazy />
      )}
      <div>
        <h3>{name}</h3>
        <p className="title">{title}</p>
        <p>{bio}</p>
      </div>
    </li>
  );
}
