import { z } from "zod";

/**
 * Fields of public forms that only serve as traps. Both are optional: API clients send neither, and visitors without
 * scripts send the first one empty.
 */
export const robotTrap = z.object({
  /** Invisible to people. */
  website_address: z.string().optional(),
  /** From opening to sending the form, by the visitor's own clock. */
  form_elapsed_ms: z.union([z.number(), z.string()]).optional(),
});

export type RobotTrap = z.infer<typeof robotTrap>;
