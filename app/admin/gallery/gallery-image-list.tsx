import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { galleryCategories, type GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";

const nameOf = ({ caption }: GalleryImage) => caption;
const stateOf = ({ is_published }: GalleryImage) => (is_published === 1 ? "Published" : "Not published");

export const galleryImageList: ListShape<GalleryImage> = {
  file: "gallery",
  one: "image",
  many: "images",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("gallery", nameOf),
    {
      name: "caption",
      label: "Image",
      className: "gallery-title",
      isTitle: true,
      isSorted: true,
      cell: (image) => (
        <RecordTitle record={image} title={image.caption} picture={{ address: image.image_url, shape: "gallery" }}>
          <span className="record-sub">{image.image_alt || "No description yet"}</span>
        </RecordTitle>
      ),
    },
    {
      name: "category",
      label: "Category",
      isSorted: true,
      cell: ({ category }) => category,
    },
    {
      name: "state",
      label: "Visitors",
      isSorted: true,
      cell: (image) => (
        <span className={image.is_published === 1 ? "badge badge-green" : "badge"}>{stateOf(image)}</span>
      ),
    },
  ],
  filter: {
    label: "Caption or description",
    choices: [
      {
        name: "category",
        label: "Category",
        all: "All categories",
        options: galleryCategories.map((category) => ({ value: category, label: category })),
      },
      {
        name: "state",
        label: "Visitors",
        all: "Published or not",
        options: ["Published", "Not published"].map((state) => ({ value: state, label: state })),
      },
    ],
  },
};
