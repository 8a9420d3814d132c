import { z } from "zod";
import { accountRecord } from "./user-schema.ts";

/** A member of staff whose account is switched off. */
export const switchedOffRecord = accountRecord.extend({ since: z.string() });

export type SwitchedOff = z.infer<typeof switchedOffRecord>;
