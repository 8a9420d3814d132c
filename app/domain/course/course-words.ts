import { counted } from "#app/lib/text/counted.ts";
import type { courseFields, studyModes } from "./course-schema.ts";
import type { approvalStatuses, eligibilityLevels, feeDues, feeKinds } from "./course-facts-schema.ts";

export const countedSemesters = (count: number): string => counted(count, "semester");

/** `2 years of work` */
export const yearsOfWork = (years: number): string => counted(years, "year of work", "years of work");

/** Names of fields for people. */
export const fieldWords: Record<(typeof courseFields)[number], string> = {
  mba: "MBA",
  engineering: "Engineering",
  "data-science": "Data science",
  medicine: "Medicine",
  computer: "Computer applications",
  commerce: "Commerce",
  arts: "Arts",
  science: "Science",
  law: "Law",
  design: "Design",
  education: "Education",
  media: "Media",
};

export const studyModeWords: Record<(typeof studyModes)[number], string> = {
  online: "Online",
  distance: "Distance",
  blended: "Blended",
  weekend: "Weekend",
  campus: "On campus",
};

export const feeKindWords: Record<(typeof feeKinds)[number], string> = {
  application: "Application form",
  registration: "Registration",
  tuition: "Tuition",
  examination: "Examination",
  "re-examination": "Re-examination, a paper",
  material: "Study material",
  convocation: "Convocation",
  deposit: "Deposit",
  other: "Other fee",
};

export const feeDueWords: Record<(typeof feeDues)[number], string> = {
  application: "With the application",
  admission: "Once, on admission",
  semester: "Each semester",
  "semester-end": "At each examination",
  year: "Each year",
  end: "Once, at the end",
  "when-needed": "Only if needed",
};

export const levelWords: Record<(typeof eligibilityLevels)[number], string> = {
  "10th": "10th",
  "12th": "12th",
  diploma: "Diploma of three years",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
};

export const approvalStatusWords: Record<(typeof approvalStatuses)[number], string> = {
  approved: "Approved",
  applied: "Applied for",
  ended: "Ended",
  unknown: "Not known",
};
