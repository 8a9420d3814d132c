import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListFilters } from "#app/admin/list/filters/list-filters.tsx";
import { useListKeys } from "#app/admin/list/rows/list-keys.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { NoRows } from "#app/admin/list/list-screen.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useFilter } from "#app/admin/list/filters/use-filter.ts";
import { KeptMailNote } from "#app/admin/outbox/mail-standing.tsx";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { DoubtfulForm } from "#app/domain/doubtful-form/doubtful-form-schema.ts";
import type { Route } from "./+types/doubtful-forms-screen";
import { DoubtfulFormEntry } from "./doubtful-form-entry.tsx";
import { formWords } from "./doubtful-form-words.content.ts";

export const meta: Route.MetaFunction = () => [{ title: "Doubtful forms | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<DoubtfulForm>(args, "doubtful-forms");

/** Releases or deletes a form. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { id, act } = fieldsOf(await request.formData(), ["id", "act"]);
  try {
    if (act === "release") {
      const { message } = await callApi("doubtful-forms", { method: "PUT", query: { id }, body: { doubtful: 0 } });
      showToast(`${message}.`);
    } else {
      await callApi("doubtful-forms", { method: "DELETE", query: { id } });
      showToast("The form is deleted.");
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(failureWords(error));
  }
  return null;
}

function failureWords({ status, message }: ApiFailure): string {
  if (status === 404) return "Somebody has decided about this form already.";
  if (status !== null) return `Nothing was done with the form. ${message}`;
  return "Nobody answered: it may be done already. Check the connection and look whether the form still stands here.";
}

const doubtfulList: Pick<ListShape<DoubtfulForm>, "one" | "many" | "columns" | "filter"> = {
  one: "doubtful form",
  many: "doubtful forms",
  columns: [],
  filter: {
    label: "Anything that was typed",
    choices: [
      {
        name: "form",
        label: "Form",
        all: "All forms",
        options: Object.entries(formWords).map(([value, label]) => ({ value, label })),
      },
    ],
  },
};

export default function DoubtfulFormsScreen({ loaderData: list }: Route.ComponentProps) {
  const filter = useFilter(doubtfulList.filter.choices);
  useListKeys({ field: filter.field, clearSelection: () => undefined });
  return (
    <>
      <div className="desk-head">
        <h1>Doubtful forms</h1>
        <p className="sub">They look like a robot's. Nobody is told of them until you let them pass.</p>
      </div>
      <KeptMailNote />
      <section className="pane" aria-label="Doubtful forms, newest first">
        {list.all.total > 0 && <ListFilters shape={doubtfulList} filter={filter} list={list} />}
        {list.rows.length === 0 ? (
          <NoRows shape={doubtfulList} list={list} filter={filter} empty={<p>No form looks like a robot's.</p>} />
        ) : (
          <ul className="mails">
            {list.rows.map((form) => (
              <DoubtfulFormEntry key={form.id} form={form} />
            ))}
          </ul>
        )}
        <ListPager list={list} />
      </section>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The doubtful forms could not be read." />;
}
