import { z } from "zod";
import { optionalText } from "./field-schemas.ts";
import { missingOr } from "./plain-sentences.ts";

/**
 * Accepts what a browser's e-mail field does (`r&d@…`, an encoded domain of another script), except misplaced dots,
 * domains of one word, and characters with a meaning in `mailto:` links.
 */
const ADDRESS =
  /^[\w!$&'*+/=^`{|}~-]+(?:\.[\w!$&'*+/=^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

const emailSentence = (label: string) => `${label} must be an address such as name@example.com`;
const address = (label: string) => z.email({ pattern: ADDRESS, error: emailSentence(label) });

export const email = (label = "Email") =>
  z
    .string(missingOr(label, "a text"))
    .trim()
    .min(1, `${label} is required`)
    .max(254, `${label} must have at most 254 characters`)
    .pipe(address(label))
    .transform((address) => address.toLowerCase());

/** An optional address; blank is absent. */
export const optionalEmail = () =>
  z.preprocess((typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed), email().optional());

/** Empty clears it; absent leaves it. */
export const emailOrNone = () =>
  optionalText("Email", 254)
    .refine((typed) => !typed || ADDRESS.test(typed), emailSentence("Email"))
    .transform((address) => address?.toLowerCase())
    .optional();
