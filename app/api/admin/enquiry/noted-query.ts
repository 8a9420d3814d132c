import { z } from "zod";
import type { Noted } from "#app/domain/enquiry-event/noted.server.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";

/** The message or application that a call concerns. */
export const notedQuery = z.object({ of: z.enum(["message", "application"]), id: recordId("Id") });

export const notedIn = ({ of, id }: z.infer<typeof notedQuery>): Noted => ({ noun: of, id });
