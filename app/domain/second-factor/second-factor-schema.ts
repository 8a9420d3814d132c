import { z } from "zod";
import { givenPassword } from "#app/domain/user/user-schema.ts";
import { optionalText, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

const LONGEST_CODE = 40;

/** Entered at sign-in: six digits of the app, or a recovery code. */
export const optionalCode = optionalText("Code", LONGEST_CODE);

const code = requiredText("Code", LONGEST_CODE);

export const secondFactorStart = z.object({ current_password: givenPassword("Current password") });
export const secondFactorConfirmation = z.object({ code });
/** Weakening the second factor needs password and code. */
export const secondFactorProof = secondFactorStart.extend({ code });

export const secondFactorRecord = z.object({
  is_on: zeroOrOne,
  confirmed_at: z.string().nullable(),
  recovery_codes_left: z.number(),
});

export const secondFactorKey = z.object({
  /** The shared secret in Base32, for typing. */
  key: z.string(),
  /** `otpauth://totp/…`, for the QR code. */
  address: z.string(),
});

/** Shown once; only hashes are stored. */
export const freshRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactorRecord>;
export type SecondFactorKey = z.infer<typeof secondFactorKey>;
export type FreshRecoveryCodes = z.infer<typeof freshRecoveryCodes>;
