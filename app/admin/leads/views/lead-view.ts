export type LeadView = "table" | "board";

/** The last view; the address may ask for the other one. */
export const LEAD_VIEW_COOKIE = "lead_view";
const SECONDS_PER_YEAR = 31_536_000;

export function rememberView(view: LeadView): void {
  document.cookie = `${LEAD_VIEW_COOKIE}=${view}; Path=/admin; Max-Age=${SECONDS_PER_YEAR}; SameSite=Strict`;
}
