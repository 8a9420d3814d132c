import { z } from "zod";
import { dayMailsRecord } from "#app/domain/day-mail/day-mail-schema.ts";
import { readDayMails, setDayMails } from "#app/domain/day-mail/day-mails.server.ts";
import { flag } from "#app/lib/schemas/field-schemas.ts";
import { type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Lets each member of staff switch their own morning and evening mails off. */
export function dayMailsApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = {
    summary: "Answers whether one is sent the mails of the day, and when",
    response: { 200: oneOf(dayMailsRecord) },
  };
  app.get("/day-mails.php", { schema: readSchema, ...needs("account.see") }, async (request) =>
    succeeded(await readDayMails(db, staffOf(request).user)),
  );

  const changeSchema = {
    summary: "Switches one's own mails of the day on or off",
    body: z.object({ is_on: flag }),
    response: { 200: oneOf(dayMailsRecord), 422: refusalSchema },
  };
  app.put("/day-mails.php", { schema: changeSchema, ...needs("account.change") }, async (request) => {
    const { user } = staffOf(request);
    await setDayMails(db, user.id, request.body.is_on);
    return succeeded(await readDayMails(db, user), request.body.is_on ? "The mails come" : "No mails of the day");
  });
}
