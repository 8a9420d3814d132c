/**
 * The results of `look` at each turn of the event loop until `doing` settles: if it blocks the loop, there is only one.
 */
export async function turnsDuring<Seen>(doing: Promise<unknown>, look: () => Seen): Promise<Seen[]> {
  const seen: Seen[] = [];
  let isDone = false;
  const turn = () => {
    seen.push(look());
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await doing;
  isDone = true;
  return seen;
}
