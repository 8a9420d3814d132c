import { z } from "zod";
import { settingsInput } from "#app/domain/settings/settings-schema.ts";
import { nested } from "./settings-entries.ts";

/** The settings as flat form fields. */
export const settingsForm = z.preprocess((entries) => nested(entries as Record<string, unknown>), settingsInput);
