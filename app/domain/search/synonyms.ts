/**
 * What people call the same, as they type it: each of a line finds the others. A word after `>` is found by those
 * before it, and does not find them.
 */
const lines = `
btech, b tech, bachelor of technology, bachelor of engineering
mtech, m tech, master of technology, master of engineering
bsc, b sc, bachelor of science
msc, m sc, master of science
bcom, b com, bachelor of commerce
mcom, m com, master of commerce
bba, b b a, bachelor of business administration
mba, m b a, master of business administration, एमबीए, एम बी ए
bca, b c a, bachelor of computer applications
mca, m c a, master of computer applications
ba, b a, bachelor of arts
ma, m a, master of arts
bdes, b des, bachelor of design
mdes, m des, master of design
bed, b ed, bachelor of education
med, m ed, master of education
mph, master of public health
bha, bachelor of hospital administration
llb, ll b, l l b, bachelor of laws
llm, ll m, l l m, master of laws
phd, ph d, doctorate, doctoral, doctor of philosophy
pgdcs, pg diploma in computer science, postgraduate diploma in computer science
law > llm, llb, laws
ug > bachelor, bachelors
pg > master, masters, postgraduate
computers > computer
journalism, mass communication
emi > instalment, instalments
installment, installments, instalment, instalments
refund, refunds, money back
scholarship, scholarships
hostel, hostels
fee, fees
job, jobs, placement, placements
exam, exams, examination, examinations
पुणे > pune
मुंबई > mumbai
दिल्ली > delhi
`;

/** By a phrase as it is typed, the phrases that are looked for in its place; the phrase itself is the first. */
export const synonyms = new Map<string, string[]>();
for (const line of lines.trim().split("\n")) {
  const [typed, found] = line.split(" > ").map((part) => part.split(", "));
  for (const phrase of typed!) {
    const others = (found ?? typed!).filter((other) => other !== phrase);
    synonyms.set(phrase, [phrase, ...(synonyms.get(phrase)?.slice(1) ?? []), ...others]);
  }
}

/** They tell what is wanted, not which: where not all words are found together, these are left out. */
export const quietWords = new Set(
  "a an and at best by college colleges cost course courses degree degrees fee fees for from i in is my near of on or price the to top university universities what which with".split(
    " ",
  ),
);
