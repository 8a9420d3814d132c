/** A value that components subscribe to (`useSyncExternalStore`) and that is set from outside. */
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
