import type { FastifyReply } from "fastify";
import { invitationRecord, newInvitation, sentInvitation } from "#app/domain/invitation/invitation-schema.ts";
import { invite, inviteAgain, listInvitations, revokeInvitation } from "#app/domain/invitation/invitations.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { byId } from "#app/api/admin/by-id.ts";

const refusals = { 404: refusalSchema, 409: refusalSchema, 422: refusalSchema };

/** Invites new staff, who choose name and password through a link. */
export function adminInvitationsApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;

  const listSchema = {
    summary: "Lists the open invitations, newest first",
    response: { 200: listOf(invitationRecord) },
  };
  app.get("/invitations.php", { schema: listSchema, ...needs("users.see") }, async () =>
    succeeded(await listInvitations(db)),
  );

  const inviteSchema = {
    summary: "Invites somebody to be a member of staff: by mail, or where none leaves by the link that is answered",
    body: newInvitation,
    response: { 201: oneOf(sentInvitation), ...refusals },
  };
  app.post("/invitations.php", { schema: inviteSchema, ...needs("users.create") }, async (request, reply) =>
    sendInvitation(reply, await invite(db, request.body, actorOf(request), services), 201),
  );

  const againSchema = {
    summary: "Sends an invitation again, with a new link",
    querystring: byId,
    response: { 200: oneOf(sentInvitation), ...refusals },
  };
  app.put("/invitations.php", { schema: againSchema, ...needs("users.create") }, async (request, reply) =>
    sendInvitation(reply, await inviteAgain(db, request.query.id, actorOf(request), services), 200),
  );

  const revokeSchema = {
    summary: "Takes an invitation back: its link opens nothing any more",
    querystring: byId,
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.delete("/invitations.php", { schema: revokeSchema, ...needs("users.create") }, async (request, reply) => {
    const isRevoked = await revokeInvitation(db, request.query.id, actorOf(request));
    return isRevoked ? done("The invitation is taken back") : reply.code(404).send(absentRecord);
  });
}

function sendInvitation(reply: FastifyReply, outcome: Awaited<ReturnType<typeof invite>>, status: 200 | 201) {
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  if ("conflict" in outcome) return reply.code(409).send(refused(outcome.conflict, { email: outcome.conflict }));
  const { invitation } = outcome;
  const message =
    invitation.link === null ? `The invitation is on its way to ${invitation.email}` : "The link is ready to be copied";
  return reply.code(status).send(succeeded(invitation, message));
}
