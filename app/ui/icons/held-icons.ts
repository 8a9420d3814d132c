/** The icons drawn by the scripts of the comparison and the shortlist; separate from the rest. */
export const heldIcons = {
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  keep: "M7 4h10v16l-5-4-5 4z",
  up: "M12 19V5m-6 6 6-6 6 6",
  down: "M12 5v14m-6-6 6 6 6-6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2",
};
