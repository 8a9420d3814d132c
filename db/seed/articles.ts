import { checkUniversityApprovals } from "#db/seed/articles/check-university-approvals.ts";
import { dataScienceWithoutAComputerDegree } from "#db/seed/articles/data-science-without-a-computer-degree.ts";
import { documentsToKeepReady } from "#db/seed/articles/documents-to-keep-ready.ts";
import { howProctoredExamsWork } from "#db/seed/articles/how-proctored-exams-work.ts";
import { oneYearOrTwoYearMba } from "#db/seed/articles/one-year-or-two-year-mba.ts";
import { presentYourOnlineDegree } from "#db/seed/articles/present-your-online-degree.ts";
import { readTheFeeSheetBeforeALoan } from "#db/seed/articles/read-the-fee-sheet-before-a-loan.ts";
import { studyOnANightShift } from "#db/seed/articles/study-on-a-night-shift.ts";
import type { SampleArticle } from "#db/seed/sample.ts";

/** Newest first; the first four, which the blog opens with, are one of each category. */
export const sampleArticles: SampleArticle[] = [
  {
    slug: "check-university-approvals",
    title: "Behind the advertisement: check a university’s approvals yourself",
    description:
      "What UGC-DEB, NAAC and AICTE each tell you, how to look a programme up on their own sites, and which words in an advertisement deserve a second look.",
    body: checkUniversityApprovals,
    image: "/art/article-approvals.webp",
    image_alt: "A magnifying lens held over a stamped certificate with a seal",
    category: "Marketing",
    author: "Arunabha Sen",
    read_minutes: 3,
    status: "published",
    published_at: "2026-11-17T04:30:00.000Z",
  },
  {
    slug: "how-proctored-exams-work",
    title: "How online exams work when the camera is on",
    description:
      "What a proctored exam is, what to do in the week before it and on the day, and what happens if the network fails.",
    body: howProctoredExamsWork,
    image: "/art/article-exams.webp",
    image_alt: "A desk with an open laptop and a clock, at a window hung with a marigold garland",
    category: "Technology",
    author: "Joseph D’Souza",
    read_minutes: 4,
    status: "published",
    published_at: "2026-11-03T05:00:00.000Z",
  },
  {
    slug: "read-the-fee-sheet-before-a-loan",
    title: "EMI or education loan: how to read a fee sheet before you sign it",
    description:
      "Find the real total of a degree, compare three ways of paying over time, and work out what borrowing costs on one sheet of paper.",
    body: readTheFeeSheetBeforeALoan,
    image: "/art/article-loans.webp",
    image_alt: "A clay money pot with a sapling growing from it, beside coins stacked in rising steps",
    category: "Business",
    author: "Meenal Gaikwad",
    read_minutes: 4,
    status: "published",
    published_at: "2026-10-12T04:30:00.000Z",
  },
  {
    slug: "study-on-a-night-shift",
    title: "A timetable for students who work the night shift",
    description:
      "Sleep first, then the books: how to plan a week around a rota, what to ask the university, and what to do when a month goes badly.",
    body: studyOnANightShift,
    image: "/art/article-night-shift.webp",
    image_alt: "A desk with a lamp at a lit window at night, the moon and the city beyond",
    category: "Lifestyle",
    author: "Joseph D’Souza",
    read_minutes: 4,
    status: "published",
    published_at: "2026-09-28T12:30:00.000Z",
  },
  {
    slug: "present-your-online-degree",
    title: "After an online degree: how to present yourself to employers",
    description:
      "Name the degree exactly, turn assignments into proof, and have a calm answer ready for the interviewer who asks why you studied online.",
    body: presentYourOnlineDegree,
    image: "/art/article-career.webp",
    image_alt: "Kites rising on one line over the rooftops at sunset, flown by a family",
    category: "Marketing",
    author: "Harpreet Singh",
    read_minutes: 4,
    status: "published",
    published_at: "2026-09-09T04:30:00.000Z",
  },
  {
    slug: "data-science-without-a-computer-degree",
    title: "Data science without a computer degree: where to begin",
    description:
      "What the work is like, the mathematics and programming it needs, and a six-week test to try before you pay for a course.",
    body: dataScienceWithoutAComputerDegree,
    image: "/art/article-data-science.webp",
    image_alt: "A rangoli whose dots are joined into a rising chart",
    category: "Technology",
    author: "Joseph D’Souza",
    read_minutes: 4,
    status: "published",
    published_at: "2026-08-25T05:00:00.000Z",
  },
  {
    slug: "documents-to-keep-ready",
    title: "The documents to keep ready before you apply",
    description:
      "The papers most universities ask for, the ones only some students need, and how to scan, check and protect them.",
    body: documentsToKeepReady,
    image: "/art/article-documents.webp",
    image_alt: "A sealed envelope tied with a cord, with papers showing at the top",
    category: "Lifestyle",
    author: "Harpreet Singh",
    read_minutes: 4,
    status: "published",
    published_at: "2026-08-04T04:30:00.000Z",
  },
  {
    slug: "one-year-or-two-year-mba",
    title: "One year or two? Choosing the length of your MBA",
    description:
      "A shorter MBA is not always the easier or the cheaper one. How to compare the award, the weekly hours and the whole cost.",
    body: oneYearOrTwoYearMba,
    image: "/art/article-mba-years.webp",
    image_alt: "Two paths, one short and steep, one long and winding, to the same flag on a hilltop",
    category: "Business",
    author: "Meenal Gaikwad",
    read_minutes: 4,
    status: "published",
    published_at: "2026-07-14T05:00:00.000Z",
  },
];
