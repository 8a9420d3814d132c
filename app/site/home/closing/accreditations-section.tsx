import { usePageWords } from "#app/site/page-words.ts";

// Set as text: seals of real institutions are not reproduced (D18).
export function AccreditationsSection() {
  const { title, scope, bodies } = usePageWords("home").accreditations;
  if (bodies.length === 0) return null;
  return (
    <section className="seals far" aria-labelledby="accreditations-title">
      <div className="wrap">
        <div>
          <h2 id="accreditations-title">{title}</h2>
          {scope && <p className="small soft">{scope}</p>}
        </div>
        <ul>
          {bodies.map(({ short, name }) => (
            <li key={short}>
              <b>{short}</b>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
