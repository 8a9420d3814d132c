import type { ShareCard } from "./share-card.ts";

/** Cards of fixed pages; pages of records take text and picture from the record. */
export const fixedShareCards: Record<string, ShareCard> = {
  "/": { title: "Online degrees with expert guidance", label: null, picture: "/art/hero.webp" },
  "/courses": { title: "All Courses", label: "UG, PG and PGDCS", picture: "/art/cover-commerce.webp" },
  "/UG": { title: "UG Courses", label: "After 12th", picture: "/art/cover-arts.webp" },
  "/PG": { title: "PG Courses", label: "After graduation", picture: "/art/cover-mba.webp" },
  "/PGDCS": { title: "PGDCS Courses", label: "Diploma in computer science", picture: "/art/cover-computer.webp" },
  "/courses/mba": { title: "MBA courses", label: "Courses by field", picture: "/art/cover-mba.webp" },
  "/courses/engineering": {
    title: "Engineering courses",
    label: "Courses by field",
    picture: "/art/cover-engineering.webp",
  },
  "/courses/data-science": {
    title: "Data Science courses",
    label: "Courses by field",
    picture: "/art/cover-data-science.webp",
  },
  "/courses/medicine": { title: "Medicine courses", label: "Courses by field", picture: "/art/cover-medicine.webp" },
  "/find": { title: "Find what fits you", label: "Six questions, six courses", picture: "/art/cover-mba.webp" },
  "/family-sheet": { title: "Family sheet", label: "One page to print", picture: "/art/cover-commerce.webp" },
  "/compare": { title: "Compare courses", label: "Money, time, validity, fit", picture: "/art/cover-commerce.webp" },
  "/shortlist": { title: "Your shortlist", label: "Kept on your device", picture: "/art/article-career.webp" },
  "/universities": { title: "Partner Universities", label: "Across India", picture: "/art/campus-05.webp" },
  "/Blogs": { title: "Our Blog", label: "Plain advice on online degrees", picture: "/art/article-career.webp" },
  "/Gallery": { title: "Gallery", label: "Where our students study from", picture: "/art/landscape-seascape.webp" },
  "/about": { title: "Who advises you, and why", label: "About us", picture: "/art/hero.webp" },
  "/contact": { title: "Write, call or visit us", label: "Contact", picture: "/art/campus-02.webp" },
  "/OnlineAdmission": {
    title: "Apply for online admission",
    label: "One form, four steps",
    picture: "/art/article-documents.webp",
  },
  "/guidance": { title: "Get Expert Guidance", label: "Free counselling", picture: "/art/article-night-shift.webp" },
  "/search": { title: "Search", label: "Courses, universities, articles", picture: "/art/hero.webp" },
  "/privacy": { title: "How we handle your data", label: null, picture: "/art/article-approvals.webp" },
  "/who-pays-us": {
    title: "Who pays us",
    label: "And what orders each list",
    picture: "/art/article-approvals.webp",
  },
  "/terms": { title: "Terms of use", label: null, picture: "/art/article-approvals.webp" },
};
