/** What staff write and visitors read, by the lists' file names. */
export const writtenNouns = [
  "courses",
  "universities",
  "programs",
  "testimonials",
  "faqs",
  "stat-items",
  "expert-guidance",
  "leaders",
  "core-values",
  "blogs",
  "gallery",
] as const;
