/**
 * A value made at its first use: a formatter of the platform costs a page some milliseconds before it has formatted
 * anything.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
