import { z } from "zod";

/**
 * What the public forms send for the traps alone. Both are optional: a program that uses the API sends neither, and a
 * visitor without scripts sends the first one empty.
 */
export const robotTrap = z.object({
  /** The field that people do not see. */
  website_address: z.string().optional(),
  /** From the opening of the form to its sending, by the visitor's own clock: ours may differ from it. */
  form_elapsed_ms: z.union([z.number(), z.string()]).optional(),
});

export type RobotTrap = z.infer<typeof robotTrap>;
