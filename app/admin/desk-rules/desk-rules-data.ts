import { partFailure } from "#app/admin/api/part-failure.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { Route } from "./+types/desk-rules-data";

/** For questions after a choice, e.g. why a lead is lost. */
export const loader = ({ context }: Route.LoaderArgs): Promise<DeskRules> =>
  readRecord<DeskRules>(context, "desk-rules");

/** Without them the answer is typed. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<DeskRules | null> =>
  serverLoader().catch((error: unknown) => (partFailure(error), null));

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
