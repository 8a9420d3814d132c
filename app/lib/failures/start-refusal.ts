/** Why the process cannot start, as one plain sentence for the person who starts it. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
