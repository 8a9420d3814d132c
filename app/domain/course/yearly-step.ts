/** So fine a budget for a year is told. */
export const YEARLY_STEP_RUPEES = 5000;
