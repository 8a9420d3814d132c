/**
 * Makes a value for each key at its first use, and answers the same for it from then on, for as long as the key is
 * there.
 */
export function onceForEach<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
