import { z } from "zod";
import { userRoles } from "#db/schema.ts";
import { permissionsOf } from "#app/domain/permission/permissions.ts";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { flag, optionalText, requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { missingOr } from "#app/lib/schemas/plain-sentences.ts";

export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Characters as a person counts them, not UTF-16 units: an emoji is one. */
const characters = (text: string) => Array.from(text).length;

/** Spaces and signs that nobody sees count as one, and not at all around the rest: eight of them are no password. */
const countedCharacters = (text: string) => characters(text.replaceAll(/[\s\p{Cf}]+/gu, " ").trim());

/** A password about to be set; what only the server can know of it is checked by `refusePassword`. */
export const newPassword = (label: string) =>
  z
    .string(missingOr(label, "a text"))
    .min(1, `${label} is required`)
    .refine(
      (text) => countedCharacters(text) >= SHORTEST_PASSWORD,
      `${label} must have at least ${SHORTEST_PASSWORD} characters`,
    )
    .refine((text) => !/\p{Cc}/u.test(text), `${label} contains a character that no keyboard writes`)
    .refine((text) => characters(text) <= LONGEST_PASSWORD, `${label} must have at most ${LONGEST_PASSWORD} characters`)
    .meta({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD });

/** A password given to be compared: the longest that can be set, in UTF-16 units. */
export const givenPassword = (label: string) =>
  z
    .string(missingOr(label, "a text"))
    .min(1, `${label} is required`)
    .max(2 * LONGEST_PASSWORD, `${label} must have at most ${LONGEST_PASSWORD} characters`);

/** An applicant's user name is the e-mail (D3), hence the signs that an address may hold. */
const username = requiredText("Username", 254).regex(
  /^[A-Za-z0-9._@+'-]*$/,
  "Username may hold only the letters A to Z, digits and . _ - @ + '",
);

/** What templates are signed with; empty takes it away. */
const fullName = singleLine(optionalText("Name", 100), "Name").nullable();

const role = z.enum(userRoles, `Role must be one of ${userRoles.join(", ")}`).optional();

/** Section 5: username and email required, password required only when creating; a new user's role is `user`. */
export const newUserInput = z.object({
  username,
  full_name: fullName,
  email: email(),
  password: newPassword("Password"),
  role,
});

const blankToAbsent = (value: unknown) => (value === "" || value === null ? undefined : value);

/**
 * A blank password keeps the current one, as the contract has it, and another is refused; an absent role keeps the
 * role.
 */
export const userInput = newUserInput.extend({
  password: z.preprocess(blankToAbsent, newPassword("Password").optional()).optional(),
  /** 1 when the user has lost the second factor: the password alone opens the panel again. */
  reset_second_factor: flag.optional(),
});

const colleaguesSentence = "Name colleagues by their ids, e.g. 3 or 3,5";

/** What becomes of the leads of who is deleted. */
export const leavingUser = z.object({
  /** The ids of the colleagues who share them, e.g. `3,5`; without any the leads are nobody's. */
  hand_over: z
    .string(colleaguesSentence)
    .regex(/^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,999})?$/, colleaguesSentence)
    .default("")
    .transform((ids) => [...new Set(ids.split(",").filter(Boolean).map(Number))]),
});

export const passwordChange = z.object({
  current_password: givenPassword("Current password"),
  password: newPassword("New password"),
});

/** One's own account. */
export const accountRecord = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  email: z.string(),
  role: z.enum(userRoles),
});

/** The same, with all that its role may do. */
export const signedInRecord = accountRecord.extend({
  permissions: z.array(z.enum(permissionsOf("admin"))),
  /** 1: the role asks for a second factor, and until there is one nothing else is let in. */
  lacks_second_factor: zeroOrOne,
});

export const userRecord = accountRecord.extend({
  created_at: z.string(),
  updated_at: z.string(),
  has_second_factor: zeroOrOne,
});

export const listedUserRecord = userRecord.extend({
  /** Null for who has never signed in, e.g. every client. */
  last_sign_in_at: z.string().nullable(),
  /** How many they look after. */
  leads: z.number(),
  /** 1: they have used the panel within the last minutes. */
  is_here: zeroOrOne,
  /** 1: their role asks for a second factor, and they have none. */
  lacks_second_factor: zeroOrOne,
});

/** Those who may enter the panel, those who have applied, and both. */
export const userTabs = ["staff", "applicants", "all"] as const;

export type Account = z.infer<typeof signedInRecord>;
export type ListedUser = z.infer<typeof listedUserRecord>;
export type User = z.infer<typeof userRecord>;
export type NewUserInput = z.infer<typeof newUserInput>;
export type UserInput = z.infer<typeof userInput>;
export type PasswordChange = z.infer<typeof passwordChange>;
