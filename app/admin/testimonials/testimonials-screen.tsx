import { useMemo } from "react";
import { Link } from "react-router";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/sample-note.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Testimonial, testimonialInput } from "#app/domain/testimonial/testimonial-schema.ts";
import type { Route } from "./+types/testimonials-screen";
import { TestimonialFields } from "./testimonial-fields.tsx";
import { testimonialList } from "./testimonial-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Testimonials | Admin Panel" }];

export const shouldRevalidate = isNewData;

const rules = { schema: testimonialInput, requiredFields: ["name", "role", "content"] };

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
      <ContentDialog one={shape.one} rows={testimonials} rules={rules}>
        {(testimonial, errors) => <TestimonialFields testimonial={testimonial} errors={errors} />}
      </ContentDialog>
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The testimonials could not be read." />;
}
