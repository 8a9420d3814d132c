import { z } from "zod";
import { settingsInput } from "#app/domain/settings/settings-schema.ts";
import { nested } from "./settings-entries.ts";

/** The settings as the form's flat fields hold them. */
export const settingsForm = z.preprocess((entries) => nested(entries as Record<string, unknown>), settingsInput);
