import type { CoreValue } from "#app/domain/core-value/core-value-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";

export function CoreValuesSection({ values }: { values: Section<CoreValue> }) {
  const { title } = usePageWords("about").values;
  if ("rows" in values && values.rows.length === 0) return null;
  return (
    <section className="wrap core-values" aria-labelledby="core-values-title">
      <h2 className="section-title" id="core-values-title">
        {title}
      </h2>
      {"failure" in values ? (
        <SectionFailure of={values.failure} />
      ) : (
        <ul>
          {values.rows.map(({ id, name, text }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
