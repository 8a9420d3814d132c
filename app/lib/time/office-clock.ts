/** The way of an answer, and clocks that go as clocks do. */
const TOLERATED_MS = 120_000;

/** How far this device is behind the server, in milliseconds; the server itself is not. */
let behindMs = 0;

/**
 * What the clock of the office shows, in milliseconds: a device may be wrong by hours, and what it promises is stored.
 */
export const officeNow = (): number => Date.now() + behindMs;

/** Takes note of what the server's clock shows at this moment. */
export function setOfficeClock(now: number): void {
  const differs = now - Date.now();
  behindMs = Math.abs(differs) > TOLERATED_MS ? differs : 0;
}
