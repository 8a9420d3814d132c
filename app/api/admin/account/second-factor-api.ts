import {
  freshRecoveryCodes,
  secondFactorConfirmation,
  secondFactorKey,
  secondFactorProof,
  secondFactorRecord,
  secondFactorStart,
} from "#app/domain/second-factor/second-factor-schema.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
} from "#app/domain/second-factor/second-factor.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { provingOneself } from "./proving-oneself.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const refusals = { 409: refusalSchema, 422: refusalSchema, 429: refusalSchema };
const isOff = "Two-factor sign-in is off.";

/** One's own second factor: codes of an authenticator app at the sign-in, and recovery codes in case it is lost. */
export function secondFactorApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const readSchema = { summary: "Shows one's own two-factor sign-in", response: { 200: oneOf(secondFactorRecord) } };
  app.get("/second-factor.php", { schema: readSchema, ...needs("account.see") }, async (request) =>
    succeeded(await findSecondFactor(db, actorOf(request))),
  );

  const beginSchema = {
    summary: "Begins the set-up of two-factor sign-in: answers the key for the authenticator app",
    body: secondFactorStart,
    response: { 200: oneOf(secondFactorKey), ...refusals },
  };
  app.post("/second-factor.php", { schema: beginSchema, ...needs("account.change") }, (request, reply) =>
    provingOneself({ request, reply, signInThrottle }, async () =>
      answered(
        await beginSecondFactor(db, request.body.current_password, actorOf(request)),
        "Two-factor sign-in is on already.",
      ),
    ),
  );

  const confirmSchema = {
    summary: "Switches two-factor sign-in on with a first code: answers the recovery codes, once",
    body: secondFactorConfirmation,
    response: { 200: oneOf(freshRecoveryCodes), ...refusals },
  };
  app.put("/second-factor.php", { schema: confirmSchema, ...needs("account.change") }, (request, reply) =>
    provingOneself({ request, reply, signInThrottle }, async () =>
      answered(
        await confirmSecondFactor(db, request.body.code, actorOf(request)),
        "The set-up of two-factor sign-in has not begun.",
      ),
    ),
  );

  const endSchema = {
    summary: "Switches two-factor sign-in off with password and code",
    body: secondFactorProof,
    response: { 200: doneSchema, ...refusals },
  };
  app.delete("/second-factor.php", { schema: endSchema, ...needs("account.change") }, (request, reply) =>
    provingOneself({ request, reply, signInThrottle }, async () => {
      const outcome = await endSecondFactor(db, request.body, actorOf(request));
      return outcome !== null && !("errors" in outcome) ? { answer: done(isOff) } : answered(outcome, isOff);
    }),
  );
}

export function recoveryCodesApi(app: ApiScope, { db, signInThrottle }: ApiServices): void {
  const schema = {
    summary: "Replaces one's own recovery codes: answers the new ones, once",
    body: secondFactorProof,
    response: { 200: oneOf(freshRecoveryCodes), ...refusals },
  };
  app.post("/recovery-codes.php", { schema, ...needs("account.change") }, (request, reply) =>
    provingOneself({ request, reply, signInThrottle }, async () =>
      answered(await replaceRecoveryCodes(db, request.body, actorOf(request)), isOff),
    ),
  );
}

const answered = (outcome: object | { errors: FieldErrors } | null, conflict: string) => {
  if (outcome === null) return { conflict };
  return "errors" in outcome ? outcome : { answer: succeeded(outcome) };
};
