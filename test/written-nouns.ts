/** What staff write and visitors read, by the file names of its lists. */
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
