/** They tell what is wanted, not which: where not all words are found together, these are left out. */
export const quietWords = new Set(
  "a an and at best by college colleges cost course courses degree degrees fee fees for from i in is my near of on or price the to top university universities what which with विश्वविद्यालय विद्यापीठ फीस शुल्क vidyapeeth shulk".split(
    " ",
  ),
);
