import { partFailure } from "#app/admin/api/part-failure.ts";
import { type Query, readPageOf } from "#app/admin/api/read-api.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import type { Route } from "./+types/template-choices-data";

export interface TemplateChoices {
  templates: Template[];
  /** Whether a search would find others. */
  areMore: boolean;
}

const MOST = 50;

/** The first templates of `?channel=` by name, or those that contain the words of `?q=`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<TemplateChoices> {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const query: Query = { ...asked, sort: "name", page: 1, limit: MOST };
  const { rows, meta } = await readPageOf<Template>(context, "templates", query);
  return { templates: rows, areMore: meta.total > MOST };
}

/** Without them the message is typed. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<TemplateChoices | null> =>
  serverLoader().catch((error: unknown) => (partFailure(error), null));

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
