/** So begins what is said of a save that comes after one's own, e.g. of a save whose answer was lost. */
export const YOU_YOURSELF = "You yourself";
