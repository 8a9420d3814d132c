import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { formatDay } from "#app/admin/india-time.ts";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { FiguresAsk } from "./figures-ask.tsx";
import { FiguresCarriers } from "#app/admin/figures/sections/figures-carriers.tsx";
import { FiguresFunnel } from "#app/admin/figures/sections/figures-funnel.tsx";
import { FiguresLost } from "#app/admin/figures/sections/figures-lost.tsx";
import { FiguresReplies } from "#app/admin/figures/sections/figures-replies.tsx";
import { FiguresSave } from "./figures-save.tsx";
import { dimensionNamed, dimensions } from "./figure-words.content.ts";
import { daysOf, periodNamed, periods } from "./figure-periods.ts";
import type { Route } from "./+types/figures-screen";

export const meta: Route.MetaFunction = () => [{ title: "Figures | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const period = periodNamed(searchParams.get("period"));
  const by = dimensionNamed(searchParams.get("by"));
  return { period, by, figures: await readRecord<LeadFigures>(context, "figures", { ...daysOf(period), by }) };
}

/**
 * The manager's report: what the weeks brought, how soon it was answered, why people were lost; each number links to
 * its list.
 */
export default function FiguresScreen({ loaderData: { period, by, figures } }: Route.ComponentProps) {
  const { change } = useListAddress();
  const { since, until, before } = figures;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>The week, and what it asks of you</h1>
          <p className="sub">{`Received ${spanWords({ since, until })}, against ${spanWords(before)}.`}</p>
        </div>
        <div className="fig-lead">
          <Choice label="Period" value={period} options={periods} onChoose={(value) => change({ period: value })} />
          <Choice label="Told by" value={by} options={dimensions} onChoose={(value) => change({ by: value })} />
          <FiguresSave figures={figures} />
        </div>
      </div>
      <div className="figs">
        <FiguresAsk figures={figures} />
        <FiguresFunnel figures={figures} />
        <div className="fig-two">
          <FiguresReplies figures={figures} />
          <FiguresLost figures={figures} />
        </div>
        <FiguresCarriers figures={figures} />
      </div>
    </>
  );
}

const spanWords = ({ since, until }: { since: string; until: string }) => `${formatDay(since)} to ${formatDay(until)}`;

interface ChoiceProps {
  label: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select className="select" aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(options).map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The figures could not be read." />;
}
