import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { pictureName } from "#app/admin/pictures/picture-name.ts";
import { PicturesWall } from "./pictures-wall.tsx";

export const pictureList: ListShape<LibraryPicture> = {
  file: "pictures",
  one: "picture",
  many: "pictures",
  nameOf: pictureName,
  isWrittenByStaff: false,
  columns: [],
  draw: (pictures, boxOf) => <PicturesWall pictures={pictures} boxOf={boxOf} />,
  filter: {
    label: "Name, description, or where it is used",
    choices: [
      {
        name: "used",
        label: "Shown",
        all: "Shown or not",
        options: [
          { value: "yes", label: "Shown somewhere" },
          { value: "no", label: "Shown nowhere" },
        ],
      },
      {
        name: "text",
        label: "Description",
        all: "Described or not",
        options: [
          { value: "no", label: "Without a description" },
          { value: "yes", label: "With a description" },
        ],
      },
    ],
  },
};
