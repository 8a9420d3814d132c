export type LeadView = "table" | "board";

/** Which view was used last; the address may ask for the other. */
export const LEAD_VIEW_COOKIE = "lead_view";
const SECONDS_PER_YEAR = 31_536_000;

export function rememberView(view: LeadView): void {
  document.cookie = `${LEAD_VIEW_COOKIE}=${view}; Path=/admin; Max-Age=${SECONDS_PER_YEAR}; SameSite=Strict`;
}
