import { z } from "zod";
import { userRoles } from "#db/schema.ts";
import { email, flag, optionalText, requiredText, singleLine } from "#app/lib/field-schemas.ts";

export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Characters as a person counts them, not UTF-16 units: an emoji is one. */
const characters = (text: string) => Array.from(text).length;

/** A password about to be set; what only the server can know of it is checked by `refusePassword`. */
const newPassword = (label: string) =>
  z
    .string(`${label} is required`)
    .min(1, `${label} is required`)
    .refine(
      (text) => characters(text) >= SHORTEST_PASSWORD,
      `${label} must have at least ${SHORTEST_PASSWORD} characters`,
    )
    .refine((text) => characters(text) <= LONGEST_PASSWORD, `${label} must have at most ${LONGEST_PASSWORD} characters`)
    .meta({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD });

/** A password given to be compared: the longest that can be set, in UTF-16 units. */
export const givenPassword = (label: string) =>
  z
    .string(`${label} is required`)
    .min(1, `${label} is required`)
    .max(2 * LONGEST_PASSWORD, `${label} must have at most ${LONGEST_PASSWORD} characters`);

/** An applicant's user name is the e-mail (decision 3), hence the signs that an address may hold. */
const username = requiredText("Username", 254).regex(
  /^[A-Za-z0-9._@+'-]*$/,
  "Username may hold only the letters A to Z, digits and . _ - @ + '",
);

/** What templates are signed with; empty takes it away. */
const fullName = singleLine(optionalText("Name", 100), "Name").nullable();

const role = z.enum(userRoles, "Role must be user or admin").optional();

/** Section 5: username and email required, password required only when creating; a new user's role is `user`. */
export const newUserInput = z.object({
  username,
  full_name: fullName,
  email: email(),
  password: newPassword("Password"),
  role,
});

const blankToAbsent = (value: unknown) => (value === "" || value === null ? undefined : value);

/** A blank password keeps the current one; an absent role, too. */
export const userInput = newUserInput.extend({
  password: z.preprocess(blankToAbsent, newPassword("Password").optional()).optional(),
  /** 1 when the user has lost the second factor: the password alone opens the panel again. */
  reset_second_factor: flag.optional(),
});

export const passwordChange = z.object({
  current_password: givenPassword("Current password"),
  password: newPassword("New password"),
});

/** One's own account. */
export const accountRecord = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  role: z.enum(userRoles),
});

export const userRecord = accountRecord.extend({
  full_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  has_second_factor: z.union([z.literal(0), z.literal(1)]),
});

/** Null for who has never signed in, e.g. every client. */
export const listedUserRecord = userRecord.extend({ last_sign_in_at: z.string().nullable() });

export type ListedUser = z.infer<typeof listedUserRecord>;
export type User = z.infer<typeof userRecord>;
export type NewUserInput = z.infer<typeof newUserInput>;
export type UserInput = z.infer<typeof userInput>;
export type PasswordChange = z.infer<typeof passwordChange>;
