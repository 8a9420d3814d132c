// Set as type: no seal of a real institution is drawn (decision 18).
const bodies = [
  { short: "UGC", name: "University Grants Commission" },
  { short: "NAAC", name: "National Assessment and Accreditation Council" },
  { short: "AICTE", name: "All India Council for Technical Education" },
  { short: "UGC DEB", name: "Distance Education Bureau" },
];

export function AccreditationsSection() {
  return (
    <section className="seals far" aria-labelledby="accreditations-title">
      <div className="wrap">
        <h2 id="accreditations-title">Accreditations &amp; Affiliations</h2>
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
