import { MINUTE_MS } from "#app/lib/time/from-now.ts";
import { officeNow } from "#app/lib/time/office-clock.ts";

/**
 * A cookie with the postponed leads and their times: the server puts them last, so that a reload does not bring them
 * back.
 */
export const PUT_OFF_COOKIE = "put_off";
const MINUTES = 30;
const MOST = 40;

/** The ids of leads postponed now, from the cookie. */
export const readPutOff = (cookie: string | undefined): number[] => entriesOf(cookie ?? "").map(([id]) => id);

/** *Not now*: half an hour. */
export function putOff(id: number): void {
  const own = document.cookie.split("; ").find((pair) => pair.startsWith(`${PUT_OFF_COOKIE}=`));
  const others = entriesOf(own?.slice(PUT_OFF_COOKIE.length + 1) ?? "").filter(([other]) => other !== id);
  const kept = [...others, [id, Math.ceil(officeNow() / MINUTE_MS) + MINUTES]].slice(-MOST);
  const value = kept.map((entry) => entry.join("-")).join(".");
  document.cookie = `${PUT_OFF_COOKIE}=${value}; Path=/admin; Max-Age=${MINUTES * 60}; SameSite=Strict`;
}

const entriesOf = (value: string): [id: number, until: number][] =>
  value
    .split(".")
    .map((entry) => entry.split("-").map(Number) as [number, number])
    .filter(([id, until]) => id > 0 && until * MINUTE_MS > officeNow());
