/** Something that parts of the screen follow (`useSyncExternalStore`) and that is told from outside of them. */
export function createTold<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    tell(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
