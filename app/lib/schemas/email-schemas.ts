import { z } from "zod";
import { optionalText } from "./field-schemas.ts";
import { missingOr } from "./plain-sentences.ts";

/**
 * What a browser's own field lets pass (`r&d@…`, a domain of another script as it sends one), but for a dot too many, a
 * domain of one word, and signs that mean something else in a `mailto:` link.
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

/** For an address that need not be known. */
export const optionalEmail = () =>
  z.preprocess((typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed), email().optional());

/** Empty where it is taken away; absent, it stays. */
export const emailOrNone = () =>
  optionalText("Email", 254)
    .refine((typed) => !typed || ADDRESS.test(typed), emailSentence("Email"))
    .transform((address) => address?.toLowerCase())
    .optional();
