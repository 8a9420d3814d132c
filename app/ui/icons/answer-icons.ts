/** The icons in the answers to forms; separate, since every page's script has them. */
export const answerIcons = {
  "check-circle": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 3 3 5.5-6",
  alert: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.3v.2",
};
