import type { FastifyReply } from "fastify";
import { z } from "zod";
import { listQuery } from "#app/domain/page-of.ts";
import { listedUserRecord, newUserInput, type User, userInput, userRecord } from "#app/domain/user/user-schema.ts";
import {
  createUser,
  deleteUser,
  findUser,
  listUsers,
  updateUser,
  type UserSaveOutcome,
} from "#app/domain/user/users.server.ts";
import { recordId, seenVersion } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { absentRecord, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { sendDeletion, sendSave } from "./send-outcome.ts";

const byId = z.object({ id: recordId("Id") });
const listOrOne = listQuery.extend({ id: recordId("Id").optional() });
const refusals = { 409: refusalSchema, 422: refusalSchema };

/** Staff and clients alike: everybody who has an account. */
export function adminUsersApi(app: ApiScope, { db, pictures }: ApiServices): void {
  const readSchema = {
    summary: "Lists users, or answers the one of ?id=",
    querystring: listOrOne,
    response: { 200: z.union([listOf(listedUserRecord), oneOf(userRecord)]), 404: refusalSchema },
  };
  app.get("/users.php", { schema: readSchema }, async (request, reply) => {
    const { id, ...query } = request.query;
    if (id === undefined) return listEnvelope(await listUsers(db, query));
    const found = await findUser(db, id);
    return found ? succeeded(found) : reply.code(404).send(absentRecord);
  });

  const createSchema = {
    summary: "Creates a user",
    body: newUserInput,
    response: { 201: oneOf(userRecord), ...refusals },
  };
  app.post("/users.php", { schema: createSchema }, async (request, reply) => {
    const outcome = await createUser(db, request.body, actorOf(request));
    return sendUserSave(reply, outcome, { status: 201, message: "User created" });
  });

  const updateSchema = {
    summary: "Updates a user",
    querystring: byId.extend({ seen: seenVersion }),
    body: userInput,
    response: { 200: oneOf(userRecord), 404: refusalSchema, ...refusals, 409: staleOf(userRecord) },
  };
  app.put("/users.php", { schema: updateSchema }, async (request, reply) => {
    const outcome = await updateUser(db, request.query.id, request.body, editorOf(request));
    const newer = () => findUser(db, request.query.id);
    return sendUserSave(reply, outcome, { status: 200, message: "User updated", newer });
  });

  const deleteSchema = {
    summary: "Deletes a user",
    querystring: byId,
    response: { 200: doneSchema, 404: refusalSchema, 409: refusalSchema },
  };
  app.delete("/users.php", { schema: deleteSchema }, async (request, reply) =>
    sendDeletion(reply, await deleteUser(db, request.query.id, actorOf(request)), pictures),
  );
}

function sendUserSave(reply: FastifyReply, outcome: UserSaveOutcome, answer: Parameters<typeof sendSave<User>>[2]) {
  if ("conflict" in outcome) return reply.code(409).send(refused(outcome.conflict, outcome.errors));
  return sendSave(reply, outcome, answer);
}
