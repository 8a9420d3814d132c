import { fromMinorUnits } from "#app/lib/money/money.ts";

/** The granularity of a yearly budget. */
export const YEARLY_STEP_RUPEES = 5000;

/** In place of a step: the fee is unknown. */
export const UNKNOWN_STEP = 0;
/** In place of a step: a rule bars the course. */
export const BARRED_STEP = 255;
const HIGHEST_STEP = 254;

/** The step of a yearly fee, from 1; higher fees are in the highest step. */
export const yearlyStepOf = (paise: number | null): number =>
  paise === null
    ? UNKNOWN_STEP
    : Math.min(HIGHEST_STEP, Math.max(1, Math.ceil(fromMinorUnits(paise) / YEARLY_STEP_RUPEES)));
