import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";

export interface Taught {
  slug: string;
  tag: string;
  description: string;
  study_mode: string;
}

interface Teaching {
  languages: (typeof teachingLanguages)[number][];
  classes: string;
  weekly_hours: string;
  examinations: string;
}

/** How a sample course is taught: as its own words say; where they say nothing, by its mode and place in the list. */
export const teachingOf = (course: Taught, index: number): Teaching => ({
  ...usual(course, index),
  languages: languagesOf(course, index),
  ...inItsWords[course.slug],
});

/** As in life: most teach in English, some in a second language, too, and of some nobody knows. */
const languageSamples: Teaching["languages"][] = [
  ["English"],
  ["English", "Hindi"],
  ["English"],
  ["English", "Marathi"],
  [],
];

function languagesOf({ tag }: Taught, index: number): Teaching["languages"] {
  const named = teachingLanguages.filter((language) => tag.split(" ").includes(language));
  return named.length > 0 ? named : languageSamples[index % languageSamples.length]!;
}

const threeEvenings = "Monday, Wednesday and Saturday, 7 to 9 pm, recorded";
const twoEvenings = "Tuesday and Thursday, 8 to 9.30 pm, recorded";
const online = [threeEvenings, twoEvenings, "Saturday and Sunday, 10 am to 1 pm, recorded"];

/** As in life: not every university says how many hours a week it takes. */
function usual({ tag, description, study_mode }: Taught, index: number): Omit<Teaching, "languages"> {
  const weekly_hours = ["14", "12", "", "10 to 12"][index % 4]!;
  const onPaper = { weekly_hours, examinations: "On paper, at a centre in your district" };
  const onCampus = { weekly_hours, examinations: "On campus" };
  const times = /evening/i.test(tag + description) ? online.slice(0, 2) : online;
  if (study_mode === "online")
    return { classes: times[index % times.length]!, weekly_hours, examinations: "Online, supervised by camera" };
  if (study_mode === "distance") return { ...onPaper, classes: "One Sunday a month, the rest from printed books" };
  if (study_mode === "weekend") return { ...onCampus, classes: "Saturday and Sunday, on campus" };
  if (study_mode === "blended") return { ...onCampus, classes: "Online, with some weeks on campus" };
  return { ...onCampus, classes: "Monday to Friday, on campus" };
}

const inItsWords: Record<string, Partial<Teaching>> = {
  mtech: { classes: "Three evenings a week online, laboratories on campus at weekends" },
  "online-master-of-design": { classes: "Online, with two studio weeks a year" },
  "online-master-of-design-thar-winds": { classes: "Online, with two studio weeks a year" },
  "online-master-of-design-mandovi-bay": { classes: "Online, with two studio weeks a year" },
  "llm-blended": { classes: "Weekday evenings online, with three residential weeks" },
  "executive-mba": { classes: "Saturday and Sunday, on campus or live online" },
  "executive-mba-for-working-professionals-seven-islands": { classes: "Saturday, on campus" },
  "executive-mba-for-working-professionals-deccan-gate": { classes: "Two Sundays a month, on campus" },
  "pg-diploma-cyber-security": { classes: "Saturday and Sunday, online or on campus" },
  "master-of-public-health": { classes: "Online, with six field weeks" },
  "master-of-public-health-nila-banks": { classes: "Online, with three field weeks a year" },
  "bachelor-of-hospital-administration": { classes: "Online, with eight hospital weeks a year" },
  "msc-mathematics": { examinations: "On paper, at a centre near you" },
  "bachelor-of-design": { classes: "Online, with three studio blocks a year" },
  "ma-journalism-and-mass-communication": { classes: twoEvenings },
  "ba-film-and-digital-media": { classes: "Online, with two shooting weeks a year" },
  "distance-mba-konkan-shore": { examinations: "On paper, on Sundays, at a centre near you" },
  "m-tech-nilgiri-online": { classes: "Online, laboratories on campus every second weekend" },
  "ma-in-bengali-kopai-valley": { classes: "Sunday, 10 am to noon, recorded" },
  "online-ba-kopai-valley": { classes: twoEvenings },
  "ba-in-journalism-seven-islands": { languages: ["English", "Marathi"] },
  "online-m-com-bhogdoi-valley": { examinations: "At weekends, in five towns of Assam" },
  "b-com-sahyadri-open": { classes: "Every second Sunday, the rest from printed books" },
  "online-bba-malabar-coast": { classes: threeEvenings },
  "pg-diploma-in-computer-science-tungabhadra-valley": {
    classes: "Eight practice Sundays, the rest by post and telephone",
  },
};
