import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import type { Route } from "./+types/testimonials-screen";
import { testimonialList } from "./testimonial-list.tsx";

const TestimonialDialog = lazyDialog(() => import("./testimonial-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Testimonials | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Testimonial>(args, "testimonials");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "testimonials", one: "testimonial", nameField: "name", isLogged: true });

export default function TestimonialsScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="Testimonials"
      shape={testimonialList}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>There is no testimonial yet. The home page shows no student success stories.</p>
          <Link className="btn" to="?new=">
            Create the first testimonial
          </Link>
        </>
      }
    >
      <TestimonialDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The testimonials could not be read." />;
}
