import type { TakingField, TakingWay } from "./taking-schema.ts";

/** Names of the facts. */
export const takingFieldWords: Record<TakingField, string> = {
  course: "Course",
  level: "Level",
  language: "Language",
  source: "Source",
  university: "University",
};

/** Descriptions of the ways. */
export const takingWayWords: Record<TakingWay, string> = {
  nobody: "Nobody: it waits until somebody takes it",
  "round-robin": "In turn, among those present",
  "least-busy": "Who has the fewest waiting, among those present",
};
