import type { FastifyReply, FastifyRequest } from "fastify";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import { staffOf } from "#app/api/api-context.ts";
import { refused } from "#app/api/envelope.ts";
import { sendWait } from "#app/api/admin/session/send-wait.ts";

interface Proving {
  request: FastifyRequest;
  reply: FastifyReply;
  signInThrottle: SignInThrottle;
}

type Proved = { answer: object } | { errors: FieldErrors } | { conflict: string };

/**
 * Runs an act that requires one's own password or code, and sends its answer, the refused fields or the wait. Wrong
 * attempts count as at the sign-in. The session counts as a known device, so a stolen token does not allow guessing the
 * password.
 */
export async function provingOneself({ request, reply, signInThrottle }: Proving, act: () => Promise<Proved>) {
  const { sessionId, user } = staffOf(request);
  const attempt = { account: user.username, address: request.ip, knownDevice: `session ${sessionId}` };
  const waitSeconds = await signInThrottle.admit(attempt);
  if (waitSeconds > 0) return sendWait(reply, waitSeconds);
  const outcome = await act();
  if ("conflict" in outcome) {
    // Takes only this attempt back: the conflict may come before password and code were checked.
    await signInThrottle.takeBack(attempt);
    return reply.code(409).send(refused(outcome.conflict));
  }
  const errors = "errors" in outcome ? outcome.errors : {};
  if (!errors["current_password"] && !errors["code"]) await signInThrottle.forgive(attempt);
  if ("answer" in outcome) return reply.send(outcome.answer);
  return reply.code(422).send(refused(Object.values(errors)[0]!, errors));
}
