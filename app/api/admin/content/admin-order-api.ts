import { z } from "zod";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import type { Permission } from "#app/domain/permission/permissions.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { universities } from "#app/domain/university/universities.server.ts";
import { recordId, wholeNumber } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, refused } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";

/** By the list's file name without `.php`. */
const movers = {
  universities: universities.move,
  testimonials: testimonials.move,
  faqs: faqs.move,
  "stat-items": statItems.move,
  "expert-guidance": expertGuidance.move,
  programs: programs.move,
  gallery: galleryImages.move,
  leaders: leaders.move,
  "core-values": coreValues.move,
};

const lists = Object.keys(movers) as (keyof typeof movers)[];

const move = z.object({
  list: z.literal(lists, "Choose one of the lists that have an order"),
  id: recordId("Id"),
  /** The record to stand before; null: moves to the end. */
  before: recordId("Before").nullable().optional(),
  /** Instead of `before`: the place in the list, from 1; larger numbers mean the end. */
  place: wholeNumber("Place", { least: 1, most: 1_000_000 }).optional(),
});

const mover = needsOneOf(
  lists.map((list): Permission => `${list}.change`),
  ({ body }) => `${(body as z.infer<typeof move> | undefined)?.list}.change`,
);

const oneOfBoth = "Say either the place or the record to stand before";

/** Moves one record at a time in the order that visitors see, even while others edit records. */
export function adminOrderApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Moves a record to a place of its list, or before another one, with null behind the last",
    body: move,
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/order.php", { schema, ...mover }, async (request, reply) => {
    const { list, id, before, place } = request.body;
    if ((before === undefined) === (place === undefined)) {
      return reply.code(422).send(refused(oneOfBoth, { place: oneOfBoth }));
    }
    const move = place === undefined ? { id, before: before ?? null } : { id, place };
    const outcome = await movers[list](db, move, actorOf(request));
    if ("moved" in outcome) return done("Moved");
    if (outcome.absent === "id") return reply.code(404).send(absentRecord);
    const sentence = "The record to stand before is not in this list";
    return reply.code(422).send(refused(sentence, { before: sentence }));
  });
}
