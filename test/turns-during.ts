/**
 * What `look` answered at each turn of the process until something was done: a loop that never lets it turn is seen
 * once, at its end.
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
