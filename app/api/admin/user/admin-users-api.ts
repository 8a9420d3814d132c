import type { FastifyReply } from "fastify";
import { z } from "zod";
import { countsAsked, listQuery, sortOf } from "#app/domain/list/list-query-schema.ts";
import {
  leavingUser,
  listedUserRecord,
  newUserInput,
  type User,
  userInput,
  userRecord,
  userTabs,
} from "#app/domain/user/user-schema.ts";
import { deleteUser } from "#app/domain/user/delete-user.server.ts";
import { createUser, changeUser, type UserSaveOutcome } from "#app/domain/user/save-user.server.ts";
import { findListedUser, findUser, listUsers, matchingUsers, userSorts } from "#app/domain/user/users.server.ts";
import { recordId, seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { answeredList } from "#app/api/answered-lists.ts";
import { actorOf, type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { absentRecord, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { bulkDeletion } from "#app/api/admin/bulk-deletion.ts";
import { sendDeletion, sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { byId } from "#app/api/admin/by-id.ts";

const listOrOne = listQuery.extend({
  id: recordId("Id").optional(),
  sort: sortOf(userSorts),
  role: newUserInput.shape.role,
  tab: z.enum(userTabs, `Tab must be one of ${userTabs.join(", ")}`).optional(),
  counts: countsAsked,
});
const password = userInput.shape.password.describe(
  "Blank or absent; any other is refused: a user sets their own, under My account or by a link",
);
const query = listOrOne.omit({ id: true });
const refusals = { 409: refusalSchema, 422: refusalSchema };

const usersDeletion = bulkDeletion({
  name: "users",
  asked: { ...query.pick({ role: true, tab: true }).shape, ...leavingUser.shape },
  matching: matchingUsers,
  delete: (db, id, actor, { hand_over }) => deleteUser(db, id, hand_over, actor),
});

/** Everybody with an account, staff and clients. */
export function adminUsersApi(app: ApiScope, services: ApiServices): void {
  const { db, pictures } = services;
  usersReading(app, services);

  const createSchema = {
    summary: "Creates a user",
    body: newUserInput,
    response: { 201: oneOf(userRecord), ...refusals },
  };
  app.post("/users.php", { schema: createSchema, ...needs("users.create") }, async (request, reply) => {
    const outcome = await createUser(db, request.body, actorOf(request));
    return sendUserSave(reply, outcome, { status: 201, message: "User created" });
  });

  const updateSchema = {
    summary: "Updates a user",
    querystring: byId.extend({ seen: seenVersion }),
    body: userInput.extend({ password }),
    response: { 200: oneOf(userRecord), 404: refusalSchema, ...refusals, 409: staleOf(userRecord) },
  };
  app.put("/users.php", { schema: updateSchema, ...needs("users.change") }, async (request, reply) => {
    const outcome = await changeUser(db, request.query.id, request.body, editorOf(request));
    const newer = () => findUser(db, request.query.id);
    return sendUserSave(reply, outcome, { status: 200, message: "User updated", newer });
  });

  const deleteSchema = {
    summary: "Deletes a user, whose leads go to the colleagues of hand_over= evenly, else to nobody",
    querystring: byId.extend(leavingUser.shape),
    response: { 200: doneSchema, 404: refusalSchema, ...refusals },
  };
  app.delete("/users.php", { schema: deleteSchema, ...needs("users.delete") }, async (request, reply) => {
    const { id, hand_over } = request.query;
    const outcome = await deleteUser(db, id, hand_over, actorOf(request));
    if ("errors" in outcome) return reply.code(422).send(refused(Object.values(outcome.errors)[0]!, outcome.errors));
    return sendDeletion(reply, outcome, pictures);
  });
  usersDeletion(app, services);
}

function usersReading(app: ApiScope, { db, answeredLists, noteOpened }: ApiServices) {
  answeredLists.set("users", answeredList({ query, list: listUsers, find: findListedUser }));
  const readSchema = {
    summary: "Lists users, or answers the one of ?id=",
    querystring: listOrOne,
    response: {
      200: z.union([listOf(listedUserRecord), oneOf(listedUserRecord)]),
      404: refusalSchema,
      422: refusalSchema,
    },
  };
  app.get("/users.php", { schema: readSchema, ...needs("users.see") }, async (request, reply) => {
    const { id, ...query } = request.query;
    if (id === undefined) return listEnvelope(await listUsers(db, query));
    const found = await findListedUser(db, id);
    const actor = actorOf(request);
    if (found && id !== actor.userId) await noteOpened(actor, { type: "user", id, name: found.username });
    return found ? succeeded(found) : reply.code(404).send(absentRecord);
  });
}

function sendUserSave(reply: FastifyReply, outcome: UserSaveOutcome, answer: Parameters<typeof sendSave<User>>[2]) {
  if ("conflict" in outcome) return reply.code(409).send(refused(outcome.conflict, outcome.errors));
  return sendSave(reply, outcome, answer);
}
