import { Link } from "react-router";
import { groupDigits } from "#app/lib/grouped-number.ts";
import type { Totals } from "./dashboard-client.ts";

/** Each total leads to its screen. */
const cards = [
  { name: "totalUsers", label: "Users", to: "/admin/users" },
  { name: "totalCourses", label: "Courses", to: "/admin/courses" },
  { name: "totalUniversities", label: "Universities", to: "/admin/universities" },
  { name: "totalTestimonials", label: "Testimonials", to: "/admin/testimonials" },
] as const;

export function TotalCards({ totals }: { totals: Totals }) {
  return (
    <ul className="pane totals">
      {cards.map((card) => (
        <li key={card.name}>
          <Link to={card.to}>{card.label}</Link>
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
