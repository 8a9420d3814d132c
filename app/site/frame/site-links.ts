/** The navigation's links in the order of the specification; the mobile panel leaves two of them to the footer (decision 15). */
export const degreeLinks = [
  { path: "/PG", label: "PG courses", note: "Master’s degrees, after graduation" },
  { path: "/UG", label: "UG courses", note: "Bachelor’s degrees, after 12th" },
  { path: "/PGDCS", label: "PGDCS", note: "Postgraduate diploma in computer science" },
];

export const allCoursesLink = { path: "/courses", label: "All courses", note: "Every degree that you can apply to" };

export const siteLinks = [
  { path: "/OnlineAdmission", label: "Online Admission" },
  { path: "/Blogs", label: "Blogs", isInPanel: false },
  { path: "/Gallery", label: "Gallery", isInPanel: false },
  { path: "/universities", label: "Universities" },
  { path: "/about", label: "About" },
  { path: "/contact", label: "Contact" },
];

/** What helps to decide: the bar leaves them to the mobile panel and the footer. */
export const decidingLinks = [
  { path: "/find", label: "Find what fits you" },
  { path: "/compare", label: "Compare courses" },
  { path: "/shortlist", label: "Shortlist" },
];

export const popularCourseLinks = [
  { path: "/courses/mba", label: "MBA" },
  { path: "/courses/engineering", label: "Engineering" },
  { path: "/courses/data-science", label: "Data science" },
  { path: "/courses/medicine", label: "Medicine" },
];

/** `page` on the page itself, `true` on the pages below it. */
export function currentMark(path: string, pathname: string) {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? true : undefined;
}

export const isAmongCourses = (pathname: string) =>
  ["/courses", ...degreeLinks.map(({ path }) => path)].some((path) => currentMark(path, pathname));
