import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import type { Totals } from "./dashboard-client.ts";

/** Each total links to its screen for those who may see it. */
const cards = [
  { name: "totalUsers", label: "Users", noun: "users" },
  { name: "totalCourses", label: "Courses", noun: "courses" },
  { name: "totalUniversities", label: "Universities", noun: "universities" },
  { name: "totalTestimonials", label: "Testimonials", noun: "testimonials" },
] as const;

export function TotalCards({ totals }: { totals: Totals }) {
  const may = useMay();
  return (
    <ul className="pane totals">
      {cards.map((card) => (
        <li key={card.name}>
          {may(`${card.noun}.see`) ? (
            <Link to={`/admin/${card.noun}`}>{card.label}</Link>
          ) : (
            <span className="sub">{card.label}</span>
          )}
          <b>{groupDigits(totals[card.name])}</b>
          <Trend percent={totals.trends[card.name]} />
        </li>
      ))}
    </ul>
  );
}

function Trend({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  if (percent === 0) return <span className="sub">No change in 30 days</span>;
  return (
    <span className="sub">
      <span className="trend">+{percent}%</span> in 30 days
    </span>
  );
}
