import { partFailure } from "#app/admin/api/part-failure.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Route } from "./+types/known-person-data";

export type KnownLead = Pick<Lead, "id" | "name" | "course" | "stage" | "owner">;

const NAMED = 3;

/** The newest leads found by `?phone=` or `?email=`, for entering a lead. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<KnownLead[]> {
  const { searchParams } = new URL(request.url);
  const asked = ["phone", "email"].flatMap((name) => searchParams.get(name)?.trim() || []);
  const found = await Promise.all(asked.map((q) => readRecord<Lead[]>(context, "leads", { q, limit: NAMED })));
  const leads = new Map(
    found.flat().map(({ id, name, course, stage, owner }) => [id, { id, name, course, stage, owner }]),
  );
  return [...leads.values()];
}

/** Only a hint: without it, saving tells about known people. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<KnownLead[]> =>
  serverLoader().catch((error: unknown) => (partFailure(error), []));

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
