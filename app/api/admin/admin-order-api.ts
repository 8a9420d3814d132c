import { z } from "zod";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { faqs } from "#app/domain/faq/faqs.server.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import { moveProgram } from "#app/domain/program/programs.server.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { moveUniversity } from "#app/domain/university/universities.server.ts";
import { recordId } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, refused } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** By the file of the list without `.php`. */
const movers = {
  universities: moveUniversity,
  testimonials: testimonials.move,
  faqs: faqs.move,
  "stat-items": statItems.move,
  "expert-guidance": expertGuidance.move,
  programs: moveProgram,
  gallery: galleryImages.move,
  leaders: leaders.move,
  "core-values": coreValues.move,
};

const move = z.object({
  list: z.literal(Object.keys(movers) as (keyof typeof movers)[], "Choose one of the lists that have an order"),
  id: recordId("Id"),
  before: recordId("Before").nullable(),
});

/** The order in which visitors see a list: one record moves at a time, whoever else edits records meanwhile. */
export function adminOrderApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Moves a record before another one of its list, or, with null, behind the last",
    body: move,
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/order.php", { schema }, async (request, reply) => {
    const { list, id, before } = request.body;
    const outcome = await movers[list](db, { id, before }, actorOf(request));
    if ("moved" in outcome) return done("Moved");
    if (outcome.absent === "id") return reply.code(404).send(absentRecord);
    const sentence = "The record to stand before is not in this list";
    return reply.code(422).send(refused(sentence, { before: sentence }));
  });
}
