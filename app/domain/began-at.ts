/** When what nobody has changed was saved last: with the product. */
export const BEGAN_AT = "2026-11-23T00:00:00.000Z";
