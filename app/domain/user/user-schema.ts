import { z } from "zod";
import { userRoles } from "#db/schema.ts";
import { permissionsOf } from "#app/domain/permission/permissions.ts";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { flag, optionalText, requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { missingOr } from "#app/lib/schemas/plain-sentences.ts";

export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Counts code points, not UTF-16 units: an emoji is one. */
const characters = (text: string) => Array.from(text).length;

/** Counts a run of spaces and invisible characters as one, and none at the ends: eight of them are no password. */
const countedCharacters = (text: string) => characters(text.replaceAll(/[\s\p{Cf}]+/gu, " ").trim());

/** A password to be set; `refusePassword` checks the rest on the server. */
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

/** A password to be compared; the maximum is in UTF-16 units. */
export const givenPassword = (label: string) =>
  z
    .string(missingOr(label, "a text"))
    .min(1, `${label} is required`)
    .max(2 * LONGEST_PASSWORD, `${label} must have at most ${LONGEST_PASSWORD} characters`);

/** Allows the characters of an e-mail address, since an applicant's name is one (D3). */
const username = requiredText("Username", 254).regex(
  /^[A-Za-z0-9._@+'-]*$/,
  "Username may hold only the letters A to Z, digits and . _ - @ + '",
);

/** Used to sign templates; empty clears it. */
const fullName = singleLine(optionalText("Name", 100), "Name").nullable();

const role = z.enum(userRoles, `Role must be one of ${userRoles.join(", ")}`).optional();

/**
 * Username and e-mail are required, the password only for a new user, whose default role is `user` (section 5 of the
 * specification).
 */
export const newUserInput = z.object({
  username,
  full_name: fullName,
  email: email(),
  password: newPassword("Password"),
  role,
});

const blankToAbsent = (value: unknown) => (value === "" || value === null ? undefined : value);

/**
 * A blank password keeps the current one, as in the contract; any other is refused by `changeUser`. An absent role
 * stays.
 */
export const userInput = newUserInput.extend({
  password: z.preprocess(blankToAbsent, newPassword("Password").optional()).optional(),
  /** 1: removes a lost second factor, so that the password alone is enough. */
  reset_second_factor: flag.optional(),
});

const colleaguesSentence = "Name colleagues by their ids, e.g. 3 or 3,5";

/** Who gets the leads of a deleted user. */
export const leavingUser = z.object({
  /** Ids of colleagues, e.g. `3,5`; empty: the leads become unowned. */
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

/** The user's own account. */
export const accountRecord = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  email: z.string(),
  role: z.enum(userRoles),
});

/** The same with the role's permissions. */
export const signedInRecord = accountRecord.extend({
  permissions: z.array(z.enum(permissionsOf("admin"))),
  /** 1: the role requires a second factor; nothing else is allowed until it is set up. */
  lacks_second_factor: zeroOrOne,
});

export const userRecord = accountRecord.extend({
  created_at: z.string(),
  updated_at: z.string(),
  has_second_factor: zeroOrOne,
});

export const listedUserRecord = userRecord.extend({
  /** Null: never, e.g. for every applicant. */
  last_sign_in_at: z.string().nullable(),
  /** The number of leads they own. */
  leads: z.number(),
  /** 1: seen in the panel within the last minutes. */
  is_here: zeroOrOne,
  /** 1: the role requires a second factor, and they have none. */
  lacks_second_factor: zeroOrOne,
});

/** Staff, applicants, or both. */
export const userTabs = ["staff", "applicants", "all"] as const;

export type Account = z.infer<typeof signedInRecord>;
export type ListedUser = z.infer<typeof listedUserRecord>;
export type User = z.infer<typeof userRecord>;
export type NewUserInput = z.infer<typeof newUserInput>;
export type UserInput = z.infer<typeof userInput>;
export type PasswordChange = z.infer<typeof passwordChange>;
