/** What every network shows whole. */
export const shareSize = { width: 1200, height: 630 };
