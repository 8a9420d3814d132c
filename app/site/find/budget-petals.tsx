import { YEARLY_STEP_RUPEES } from "#app/domain/course/yearly-step.ts";
import { levelWords } from "#app/domain/course/course-words.ts";
import type { FitLevel } from "#app/domain/fit/fit.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "#app/lib/text/counted.ts";

/** Up to 1,50,000 rupees a year. */
export const BUDGET_STEPS = 30;

const HIGHEST_PETALS = 8;
const marks = [0, 10, 20, 30];

interface BudgetPetalsProps {
  /** The number of courses per step; the last entry counts those above all steps. */
  counts: number[];
  degree: FitLevel | null;
}

/**
 * The courses by yearly fee, each a petal on its step. With scripts a slider below sets the amount (`drive-budget.ts`).
 */
export function BudgetPetals({ counts, degree }: BudgetPetalsProps) {
  const all = sumOf(counts);
  if (all === 0) return null;
  const columns = counts.slice(0, BUDGET_STEPS);
  const each = scaleOf(Math.max(...columns));
  return (
    <div className="budget" data-budget>
      <ol className="budget-petals" aria-hidden="true">
        {columns.map((count, step) => (
          <li key={step} data-count={count}>
            {Array.from({ length: Math.ceil(count / each) }, (_, place) => (
              <i key={place} />
            ))}
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={BUDGET_STEPS * YEARLY_STEP_RUPEES}
        step={YEARLY_STEP_RUPEES}
        defaultValue={BUDGET_STEPS * YEARLY_STEP_RUPEES}
        aria-label="Budget a year in rupees"
        autoComplete="off"
      />
      <p className="budget-scale" aria-hidden="true">
        {marks.map((step) => (
          <span key={step}>{`${step === 0 ? "₹" : ""}${groupDigits(step * YEARLY_STEP_RUPEES)}`}</span>
        ))}
      </p>
      <p>
        <output data-all={all}>
          {`${counted(all, "course")}${degree ? ` can follow the ${levelWords[degree].toLowerCase()}` : ""}: ${upToWords(columns)}.`}
        </output>
      </p>
      <p className="small soft">
        {each === 1 ? "Each petal is one course." : `Each petal stands for ${groupDigits(each)} courses.`}
      </p>
    </div>
  );
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** One petal per course if they fit, otherwise per 2, 5, 10, 20 etc. */
function scaleOf(highest: number): number {
  for (let tens = 1; ; tens *= 10)
    for (const each of [tens, 2 * tens, 5 * tens]) if (highest / each <= HIGHEST_PETALS) return each;
}

function upToWords(columns: number[]): string {
  const [low, middle, high] = marks
    .slice(1)
    .map((step) => `${groupDigits(sumOf(columns.slice(0, step)))} up to ₹${groupDigits(step * YEARLY_STEP_RUPEES)}`);
  return `${low} a year, ${middle} and ${high}`;
}
