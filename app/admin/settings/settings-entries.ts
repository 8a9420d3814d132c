import { z } from "zod";
import { settingsInput } from "#app/domain/settings/settings-schema.ts";

const NETWORK = "socialMedia.";

/** The names of the networks' fields say where in the settings they stand: `socialMedia.facebook`. */
export function nested(entries: Record<string, unknown>): Record<string, unknown> {
  const all = Object.entries(entries);
  const networks = all.filter(([name]) => name.startsWith(NETWORK));
  return {
    ...Object.fromEntries(all.filter(([name]) => !name.startsWith(NETWORK))),
    socialMedia: Object.fromEntries(networks.map(([name, value]) => [name.slice(NETWORK.length), value])),
  };
}

/** The settings as the form's flat fields hold them. */
export const settingsForm = z.preprocess((entries) => nested(entries as Record<string, unknown>), settingsInput);
