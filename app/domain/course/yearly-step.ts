import { fromMinorUnits } from "#app/lib/money/money.ts";

/** So fine a budget for a year is told. */
export const YEARLY_STEP_RUPEES = 5000;

const HIGHEST_STEP = 255;

/** In which step the fee of a year lies, from 1, those above the highest in it; 0 where it is not known. */
export const yearlyStepOf = (paise: number | null): number =>
  paise === null ? 0 : Math.min(HIGHEST_STEP, Math.max(1, Math.ceil(fromMinorUnits(paise) / YEARLY_STEP_RUPEES)));
