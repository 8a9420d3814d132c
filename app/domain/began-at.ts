/** The `updated_at` of what nobody has saved yet: the product's first day. */
export const BEGAN_AT = "2026-11-23T00:00:00.000Z";
