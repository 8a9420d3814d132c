import { z } from "zod";
import { trashKinds } from "#app/domain/version/nouns/content-lists.ts";
import { peopleLists } from "#app/domain/version/nouns/people-lists.ts";

/** The trash's filters beside `q`. */
export const trashFilters = {
  kind: z.enum([...trashKinds, ...peopleLists], "Choose one of the lists whose records go to the trash").optional(),
  by: z.enum(["me", "others"], "Deleted by me, or by others").optional(),
};
