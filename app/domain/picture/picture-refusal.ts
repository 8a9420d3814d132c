/** Why an upload is refused, as a sentence for its sender. */
export class PictureRefusal extends Error {
  override name = "PictureRefusal";
  /** 413: too large; 415: not an accepted picture. */
  readonly status: 413 | 415;
  /** The form's field. */
  field = "image";

  constructor(status: 413 | 415, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
  }
}
