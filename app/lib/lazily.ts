/** Creates a value at its first use, e.g. a platform formatter, which costs some milliseconds. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
