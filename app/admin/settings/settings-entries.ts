/** Field names are paths within the settings: `socialMedia.facebook`, `businessHours.mon`. */
export function nested(entries: Record<string, unknown>): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entries)) {
    const [group, inner] = name.split(".") as [string, string?];
    if (inner === undefined) settings[group] = value;
    else settings[group] = { ...(settings[group] as object), [inner]: value };
  }
  return settings;
}
