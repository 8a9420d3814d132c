import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";

export const pictureName = ({ name, image_alt }: Pick<LibraryPicture, "name" | "image_alt">): string =>
  name || image_alt || "A picture";
