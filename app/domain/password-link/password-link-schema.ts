import { z } from "zod";
import { newPassword } from "#app/domain/user/user-schema.ts";
import { requiredText } from "#app/lib/schemas/field-schemas.ts";

export const forgottenAccount = z.object({ username: requiredText("Username or e-mail", 254) });

/** A token of ours is 43 signs; whatever else is given opens nothing. */
export const linkToken = z.object({ token: requiredText("The link", 200) });

export const passwordByLink = linkToken.extend({ password: newPassword("New password") });

/** Where a link to a new password went. */
export const madeLink = z.object({
  email: z.string(),
  /** To be handed over where no mail leaves; otherwise null. */
  link: z.string().nullable(),
});

/** Whose password a link sets. */
export const linkOwner = z.object({ username: z.string() });
