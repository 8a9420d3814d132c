/** Why the process cannot start, as one sentence for the operator. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
