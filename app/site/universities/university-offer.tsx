import type { University } from "#app/domain/university/university-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";

/** What one can study there, and what one finds there. */
export function UniversityOffer({ university }: { university: University }) {
  const { programs, facilities } = university;
  const words = usePageWords("university").words;
  return (
    <div className="wrap university-offer">
      <section aria-labelledby="programmes">
        <h2 id="programmes">{words.programmes}</h2>
        {programs.length === 0 ? <Ask words={words.unsaid} /> : <Programmes names={programs} />}
      </section>
      <section aria-labelledby="facilities">
        <h2 id="facilities">{words.facilities}</h2>
        {facilities.length === 0 ? (
          <Ask words={words.unsaid} />
        ) : (
          <ul className="prose">
            {facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Programmes({ names }: { names: string[] }) {
  return (
    <ul className="programme-names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Ask({ words }: { words: string }) {
  return (
    <p>
      <a href="/guidance">{words}</a>
    </p>
  );
}
