import type { Program } from "#app/domain/program/program-schema.ts";

/** What the explorer shows of a programme; nothing else travels to the browser. */
export type ExplorerProgram = Pick<
  Program,
  | "slug"
  | "title"
  | "badge"
  | "duration"
  | "specializations"
  | "description"
  | "eligibility"
  | "fees"
  | "keyFeatures"
  | "categories"
  | "universities"
>;

export function explorerProgramOf(program: Program): ExplorerProgram {
  const { id, fees_from, fees_to, order, is_sample, updated_at, ...shown } = program;
  return shown;
}
