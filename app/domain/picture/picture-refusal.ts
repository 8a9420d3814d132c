/** Why an upload is not kept, as a sentence for whoever chose it. */
export class PictureRefusal extends Error {
  override name = "PictureRefusal";
  /** 413 for too much of it, 415 for what is no picture of ours. */
  readonly status: 413 | 415;
  /** The form's field that it came in. */
  field = "image";

  constructor(status: 413 | 415, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
  }
}
