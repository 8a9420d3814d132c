import type { FastifyReply } from "fastify";
import { switchedOffRecord } from "#app/domain/user/switched-off-schema.ts";
import { listSwitchedOff, switchOff, switchOn } from "#app/domain/user/switched-off.server.ts";
import { leavingUser } from "#app/domain/user/user-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { byId } from "#app/api/admin/by-id.ts";

const response = { 200: doneSchema, 404: refusalSchema, 409: refusalSchema, 422: refusalSchema };

/** Accounts of staff that are switched off. */
export function switchedOffUsersApi(app: ApiScope, { db }: ApiServices): void {
  const listSchema = {
    summary: "Lists the accounts that are switched off",
    response: { 200: listOf(switchedOffRecord) },
  };
  app.get("/switched-off-users.php", { schema: listSchema, ...needs("users.see") }, async () =>
    succeeded(await listSwitchedOff(db)),
  );

  const offSchema = {
    summary: "Switches a member's account off, whose leads go to the colleagues of hand_over= evenly, else to nobody",
    querystring: byId.extend(leavingUser.shape),
    response,
  };
  app.post("/switched-off-users.php", { schema: offSchema, ...needs("users.change") }, async (request, reply) => {
    const { id, hand_over } = request.query;
    return sendSwitch(reply, await switchOff(db, id, hand_over, actorOf(request)), "is switched off");
  });

  const onSchema = { summary: "Switches an account on again", querystring: byId, response };
  app.delete("/switched-off-users.php", { schema: onSchema, ...needs("users.change") }, async (request, reply) =>
    sendSwitch(reply, await switchOn(db, request.query.id, actorOf(request)), "is switched on again"),
  );
}

function sendSwitch(reply: FastifyReply, outcome: Awaited<ReturnType<typeof switchOff>>, is: string) {
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  if ("conflict" in outcome) return reply.code(409).send(refused(outcome.conflict));
  if ("username" in outcome) return reply.send(done(`${outcome.username} ${is}`));
  return reply.code(422).send(refused(Object.values(outcome.errors)[0]!, outcome.errors));
}
