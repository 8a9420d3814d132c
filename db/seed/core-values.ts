import type { Sample } from "#db/seed/sample.ts";

export const sampleCoreValues: Sample<"core_values">[] = [
  { name: "Excellence", text: "We check every fact twice before a student builds a plan on it." },
  {
    name: "Innovation",
    text: "We try new ways of teaching and advising, and keep the ones that save students time or money.",
  },
  {
    name: "Accessibility",
    text: "A slow phone, a small town or a night shift should never be the reason that someone stops studying.",
  },
  {
    name: "Diversity",
    text: "We listen first, because a good plan for one family can be a poor one for the family next door.",
  },
  {
    name: "Integrity",
    text: "We name the costs, the limits and the other options, even when that means you choose someone else.",
  },
  {
    name: "Impact",
    text: "We count our work by the students who finish and use what they learnt, not by those who sign up.",
  },
];
