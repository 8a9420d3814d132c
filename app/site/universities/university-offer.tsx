import type { University } from "#app/domain/university/university-schema.ts";

/** What one can study there, and what one finds there. */
export function UniversityOffer({ university }: { university: University }) {
  const { programs, facilities } = university;
  return (
    <div className="wrap university-offer">
      <section aria-labelledby="programmes">
        <h2 id="programmes">Programmes</h2>
        {programs.length === 0 ? <Ask what="programmes" /> : <Programmes names={programs} />}
      </section>
      <section aria-labelledby="facilities">
        <h2 id="facilities">Facilities</h2>
        {facilities.length === 0 ? (
          <Ask what="facilities" />
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

function Ask({ what }: { what: string }) {
  return (
    <p>
      <a href="/guidance">Ask a counsellor</a> for this year’s {what}.
    </p>
  );
}
