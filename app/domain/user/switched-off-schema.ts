import { z } from "zod";
import { accountRecord } from "./user-schema.ts";

/** A member of staff who may not come in for now. */
export const switchedOffRecord = accountRecord.extend({ since: z.string() });

export type SwitchedOff = z.infer<typeof switchedOffRecord>;
