import { z } from "zod";
import { givenPassword, newPassword } from "#app/domain/user/user-schema.ts";
import { email } from "#app/lib/schemas/email-schemas.ts";

export const applicantCredentials = z.object({ email: email(), password: givenPassword("Password") });

export const applicantAddress = z.object({ email: email() });

export const chosenPassword = z
  .object({ password: newPassword("New password"), confirmPassword: z.string("Confirm password is required") })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  });

export type ApplicantCredentials = z.infer<typeof applicantCredentials>;
