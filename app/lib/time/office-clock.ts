/** Ignores network delay and small deviations of clocks. */
const TOLERATED_MS = 120_000;

/** How far this device is behind the server, in milliseconds; 0 on the server. */
let behindMs = 0;

/** The server's time in milliseconds: a device's clock may be wrong by hours, and times computed from it are stored. */
export const officeNow = (): number => Date.now() + behindMs;

/** Records the server's current time. */
export function setOfficeClock(now: number): void {
  const differs = now - Date.now();
  behindMs = Math.abs(differs) > TOLERATED_MS ? differs : 0;
}
