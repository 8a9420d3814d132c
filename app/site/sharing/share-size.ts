/** The size that all networks show uncropped. */
export const shareSize = { width: 1200, height: 630 };
