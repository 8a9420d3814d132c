import { useMemo } from "react";
import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/sample-note.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import type { Route } from "./+types/testimonials-screen";
import { testimonialList } from "./testimonial-list.tsx";

const TestimonialDialog = lazyDialog(() => import("./testimonial-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Testimonials | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["testimonials"], isList: true };

export const shouldRevalidate = isNewData;

export const clientLoader = () => listAll<Testimonial>("testimonials");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "testimonials", one: "testimonial", nameField: "name" });

export default function TestimonialsScreen({ loaderData }: Route.ComponentProps) {
  const testimonials = useMovedRows(loaderData);
  const shape = useMemo(() => testimonialList(testimonials), [testimonials]);
  return (
    <ListScreen
      title="Testimonials"
      shape={shape}
      rows={testimonials}
      note={testimonials.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>There is no testimonial yet. The home page shows no student success stories.</p>
          <Link className="btn" to="?new=">
            Create the first testimonial
          </Link>
        </>
      }
    >
      <TestimonialDialog testimonials={testimonials} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The testimonials could not be read." />;
}
