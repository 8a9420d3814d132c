import type { Subscriber } from "#app/domain/subscriber/subscriber-schema.ts";

export const statusWords: Record<Subscriber["status"], string> = {
  pending: "Not confirmed",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
};
