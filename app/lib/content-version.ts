export type ContentVersion = ReturnType<typeof createContentVersion>;

/** Counts the saves that change what visitors see; whatever was rendered under an older count is stale. */
export function createContentVersion() {
  let version = 1;
  return {
    current: () => version,
    raise: () => {
      version += 1;
    },
  };
}
