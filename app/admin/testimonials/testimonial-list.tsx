import type { ListShape } from "#app/admin/list/list-shape.ts";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import { ratings } from "./rating-words.ts";
import { RatingStars } from "./rating-stars.tsx";

const nameOf = ({ name }: Testimonial) => name;

/** What the list of testimonials shows and how it is searched (section 5: name or content). */
export const testimonialList = (testimonials: Testimonial[]): ListShape<Testimonial> => ({
  one: "testimonial",
  many: "testimonials",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn({ rows: testimonials, nameOf }),
    {
      name: "name",
      label: "Name",
      isTitle: true,
      sortValue: nameOf,
      cell: (testimonial) => (
        <RecordTitle
          record={testimonial}
          title={testimonial.name}
          picture={{ address: testimonial.image_url, shape: "portrait" }}
        />
      ),
    },
    { name: "role", label: "Role", className: "words", sortValue: ({ role }) => role, cell: ({ role }) => role },
    {
      name: "content",
      label: "Content",
      className: "wide words testimonial-content",
      exportValue: ({ content }) => content,
      cell: ({ content }) => <p>{content}</p>,
    },
    {
      name: "rating",
      label: "Rating",
      sortValue: ({ rating }) => rating,
      cell: ({ rating }) => <RatingStars rating={rating} />,
    },
  ],
  exportColumns: [{ label: "Changed, India time", exportValue: ({ updated_at }) => updated_at }],
  filter: {
    label: "Name or content",
    searched: ({ name, content }) => `${name} ${content}`,
    choices: [
      {
        name: "rating",
        label: "Rating",
        all: "All ratings",
        options: ratings.map(({ rating, word }) => ({ value: `${rating}`, label: word })).toReversed(),
        value: ({ rating }) => `${rating}`,
      },
    ],
  },
});
