/** There is more to do than can be done in time: answered with 503, in plain words, and when to come again. */
export class Busy extends Error {
  override name = "Busy";
  readonly statusCode = 503;
}

export const BUSY_SENTENCE = "Very many people are here at this moment. Please try again in a few seconds.";
export const COME_AGAIN_SECONDS = 3;
