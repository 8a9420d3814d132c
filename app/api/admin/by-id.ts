import { z } from "zod";
import { recordId } from "#app/lib/schemas/field-schemas.ts";

/** The query of operations on one record. */
export const byId = z.object({ id: recordId("Id") });
