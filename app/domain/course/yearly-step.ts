import { fromMinorUnits } from "#app/lib/money/money.ts";

/** So fine a budget for a year is told. */
export const YEARLY_STEP_RUPEES = 5000;

/** Stands in place of a step where it is not known. */
export const UNKNOWN_STEP = 0;
/** Stands in place of a step where a rule bars the course. */
export const BARRED_STEP = 255;
const HIGHEST_STEP = 254;

/** In which step the fee of a year lies, from 1, those above the highest in it. */
export const yearlyStepOf = (paise: number | null): number =>
  paise === null
    ? UNKNOWN_STEP
    : Math.min(HIGHEST_STEP, Math.max(1, Math.ceil(fromMinorUnits(paise) / YEARLY_STEP_RUPEES)));
