/** Of what has versions and a trash, by the file name of its list: what one record is called, and where it is opened. */
export const contentKinds: Record<string, { one: string; open: (id: number | string) => string }> = {
  courses: { one: "course", open: (id) => `/admin/courses?edit=${id}` },
  universities: { one: "university", open: (id) => `/admin/universities?edit=${id}` },
  programs: { one: "programme", open: (id) => `/admin/programs?edit=${id}` },
  blogs: { one: "article", open: (id) => `/admin/blogs/${id}` },
  testimonials: { one: "testimonial", open: (id) => `/admin/testimonials?edit=${id}` },
  faqs: { one: "FAQ", open: (id) => `/admin/faqs?edit=${id}` },
  "stat-items": { one: "statistic", open: (id) => `/admin/stats?edit=${id}` },
  "expert-guidance": { one: "expert", open: (id) => `/admin/expert-guidance?edit=${id}` },
  gallery: { one: "gallery image", open: (id) => `/admin/gallery?edit=${id}` },
  leaders: { one: "leader", open: (id) => `/admin/leaders?edit=${id}` },
  "core-values": { one: "value", open: (id) => `/admin/values?edit=${id}` },
  templates: { one: "template", open: (id) => `/admin/templates?edit=${id}` },
};

/** As a label begins: `Gallery image`. */
export const kindLabel = (list: string): string => {
  const { one } = contentKinds[list]!;
  return one[0]!.toUpperCase() + one.slice(1);
};
