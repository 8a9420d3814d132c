import type { Sample } from "#db/seed/sample.ts";

export const sampleLeaders: Sample<"leaders">[] = [
  {
    name: "Vaishali Ranade",
    title: "Founder and director",
    bio: "Vaishali taught in colleges in Pune for more than twenty years and saw too many students in the wrong course. In 2024 she began Disha to give them one honest talk before they pay. She still takes calls on Saturdays.",
    image: "/art/portrait-14.webp",
    image_alt: "Vaishali Ranade in a sari, with a grey streak in her hair",
  },
  {
    name: "Sandeep Hegde",
    title: "Head of counselling",
    bio: "Sandeep trains the counsellors and sits in on their first hundred calls. He wrote the rule that every student leaves with at least two plans and the full cost of each. Before Disha he ran the admissions office of a college in Hubballi.",
    image: "/art/portrait-15.webp",
    image_alt: "Sandeep Hegde with a trimmed beard, in a jacket",
  },
  {
    name: "Priyanka Borah",
    title: "Head of university partnerships",
    bio: "Priyanka visits every university before it becomes a partner and speaks with its students, not only with its office. She checks fee sheets and entitlements again each year. She studied law in Guwahati.",
    image: "/art/portrait-16.webp",
    image_alt: "Priyanka Borah with her hair tied back, in a blazer",
  },
];
