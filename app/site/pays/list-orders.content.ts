/** The sort criteria of each list; `who-pays-us.test` checks that none of them uses a commission. */
export const listOrders: { list: string; path?: string; order: string }[] = [
  {
    list: "All courses and the lists of UG, PG and PGDCS",
    path: "/courses",
    order:
      "In the places that our editors give by hand, until you choose another order: title from A to Z, or the fee of a year from the lowest or from the highest. Courses of an unknown fee come last, and of equal ones the editors’ place decides.",
  },
  {
    list: "The filters beside the courses",
    order:
      "Levels, subjects, modes, fees and lengths stand in an order of their own that never changes. States and universities begin with those that have most courses.",
  },
  {
    list: "Universities",
    path: "/universities",
    order:
      "By rank, the best first and those without a rank last, or by name from A to Z. Of equal ranks the editors’ place decides; where ranks are not shown for want of proof, it alone does.",
  },
  {
    list: "The home page",
    path: "/",
    order:
      "Universities and courses in the editors’ places; the courses are those that the editors have marked as featured.",
  },
  {
    list: "Programmes, and who teaches one",
    order:
      "Programmes stand in the editors’ places, and so do the universities of each, in places that the editors give them for that programme. Courses of a programme’s name begin with the lowest fee of a year. Who teaches a subject stands in the order of its courses.",
  },
  {
    list: "Articles",
    path: "/Blogs",
    order: "The newest first.",
  },
  {
    list: "Search",
    path: "/search",
    order:
      "What bears your words in its title, or is in the place you ask for, comes before what only mentions them; a title that is what you typed comes first. Then the editors’ place decides.",
  },
  {
    list: "Find what fits you",
    path: "/find",
    order:
      "What is listed by UGC-DEB for the session that you enter, or needs no listing, comes first; then courses whose rules you meet come before those to ask about; among them the lowest fee of a year comes first, then the editors’ place.",
  },
  {
    list: "Other courses to consider",
    order: "Those of the same subject, then those of the same level, each in the editors’ places.",
  },
  {
    list: "Compare",
    path: "/compare",
    order:
      "In the order in which you chose. What we propose beside them is what stands under “Other courses to consider”. Where all of yours pay us, or we do not know it, we lay one beside them that pays us nothing: of the same level and subject as your first, or else your next, the nearest in the fee of a year.",
  },
  {
    list: "Shortlist and family sheet",
    path: "/shortlist",
    order: "In your own order.",
  },
];
