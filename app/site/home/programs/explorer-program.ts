import type { Program } from "#app/domain/program/program-schema.ts";

/** The content of a card; the rest is loaded when the visitor comes near (`read-program-details.ts`). */
export type ExplorerProgram = Pick<
  Program,
  "slug" | "title" | "badge" | "duration" | "specializations" | "fees" | "categories"
>;

export type DetailedProgram = ExplorerProgram &
  Pick<Program, "description" | "eligibility" | "keyFeatures" | "universities" | "evidence">;

export function explorerProgramOf(program: Program): ExplorerProgram {
  const { slug, title, badge, duration, specializations, fees, categories } = program;
  return { slug, title, badge, duration, specializations, fees, categories };
}

export function detailedProgramOf(program: Program): DetailedProgram {
  const { description, eligibility, keyFeatures, universities, evidence } = program;
  return { ...explorerProgramOf(program), description, eligibility, keyFeatures, universities, evidence };
}
