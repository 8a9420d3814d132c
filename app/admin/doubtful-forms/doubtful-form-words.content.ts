import type { DoubtfulForm } from "#app/domain/doubtful-form/doubtful-form-schema.ts";

export const formWords: Record<DoubtfulForm["form"], string> = {
  leads: "Guidance",
  contact: "Contact",
  applications: "Admission",
  newsletter: "Newsletter",
};

export const reasonWords: Record<DoubtfulForm["reason"], string> = {
  "hidden-field": "A field that people do not see was filled in.",
  hurried: "It was sent within three seconds of the page's opening.",
};
