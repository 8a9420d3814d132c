import type { ListShape } from "#app/admin/list/list-shape.ts";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import { ratings } from "./rating-words.ts";
import { RatingStars } from "./rating-stars.tsx";

const nameOf = ({ name }: Testimonial) => name;

/** The columns and search of the list of testimonials (section 5: name or content). */
export const testimonialList: ListShape<Testimonial> = {
  file: "testimonials",
  one: "testimonial",
  many: "testimonials",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("testimonials", nameOf),
    {
      name: "name",
      label: "Name",
      isTitle: true,
      isSorted: true,
      cell: (testimonial) => (
        <RecordTitle
          record={testimonial}
          title={testimonial.name}
          picture={{ address: testimonial.image_url, shape: "portrait" }}
        />
      ),
    },
    { name: "role", label: "Role", className: "words", isSorted: true, cell: ({ role }) => role },
    {
      name: "content",
      label: "Content",
      className: "wide words testimonial-content",
      cell: ({ content }) => <p>{content}</p>,
    },
    {
      name: "rating",
      label: "Rating",
      isSorted: true,
      cell: ({ rating }) => <RatingStars rating={rating} />,
    },
  ],
  filter: {
    label: "Name or content",
    choices: [
      {
        name: "rating",
        label: "Rating",
        all: "All ratings",
        options: ratings.map(({ rating, word }) => ({ value: `${rating}`, label: word })).toReversed(),
      },
    ],
  },
};
