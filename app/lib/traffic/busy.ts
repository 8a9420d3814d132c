/** The server is overloaded; answered with 503 and a time to retry. */
export class Busy extends Error {
  override name = "Busy";
  readonly statusCode = 503;
}

export const BUSY_SENTENCE = "Very many people are here at this moment. Please try again in a few seconds.";
export const COME_AGAIN_SECONDS = 3;
