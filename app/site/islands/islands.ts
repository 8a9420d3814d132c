/** All islands: parts of public pages that React hydrates, each loaded when it comes into view. */
export const islands = {
  "featured-universities": () => import("./featured-universities.tsx"),
  "program-explorer": () => import("./program-explorer.tsx"),
  "stories-carousel": () => import("./stories-carousel.tsx"),
  "universities-carousel": () => import("./universities-carousel.tsx"),
};

export type IslandName = keyof typeof islands;
