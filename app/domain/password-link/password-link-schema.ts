import { z } from "zod";
import { newPassword } from "#app/domain/user/user-schema.ts";
import { requiredText } from "#app/lib/schemas/field-schemas.ts";

export const forgottenAccount = z.object({ username: requiredText("Username or e-mail", 254) });

/** Our tokens have 43 characters; anything else opens nothing. */
export const linkToken = z.object({ token: requiredText("The link", 200) });

export const passwordByLink = linkToken.extend({ password: newPassword("New password") });

/** Where a password link was sent. */
export const madeLink = z.object({
  email: z.string(),
  /** To hand over if no mail server is set; otherwise null. */
  link: z.string().nullable(),
});

/** The account of a link. */
export const linkOwner = z.object({ username: z.string() });
