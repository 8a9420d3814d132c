import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { stopClock } from "#test/stop-clock.ts";
import { lastWordOf } from "./last-word.ts";

const at = (created_at: string, kind: EnquiryEvent["kind"], text = "", more: Partial<EnquiryEvent> = {}) =>
  ({ created_at: `2026-11-${created_at}:00.000Z`, kind, text, is_begun: 0, is_automatic: 0, ...more }) as EnquiryEvent;

const form = at("10T05:00", "form", "Online MBA");
const confirmation = at("10T05:00", "mail", "We have your enquiry", { is_automatic: 1 });
const spoken = at("11T06:00", "call", "Wants evening classes");
const missed = at("12T06:00", "call", "No answer");

test.each([
  ["Not called yet", [confirmation, form]],
  ["Not called yet", [at("19T06:00", "call", "", { is_begun: 1 }), at("18T06:00", "stage", "New → Lost"), form]],
  ["Thu, 12 Nov, no answer, first try", [missed, spoken, form]],
  // Half past midnight in India.
  [
    "Wed, no answer, third try",
    [at("17T19:00", "call", "No answer. Rang out"), at("16T06:00", "call", "No answer"), missed, spoken],
  ],
  [
    "Yesterday, no answer, second try",
    [at("19T06:00", "call", "No answer"), at("18T06:00", "note", "Try at night"), missed],
  ],
  ["Today, called: Will pay on Friday", [at("20T05:00", "call", "Will pay on Friday\nAsked for EMI"), missed]],
  ["Today, called", [at("20T05:00", "call"), missed]],
  ["Wed, WhatsApp: Hello Esha", [at("18T06:00", "whatsapp", "Hello Esha"), form]],
  ["Wed, mail: Your fee plan", [at("18T06:00", "mail", "Your fee plan\n\nAs promised."), form]],
  ["Wed: Father decides", [at("18T06:00", "note", "Father decides"), spoken]],
])("the last word is “%s”", (words, events) => {
  stopClock(new Date("2026-11-20T06:00:00.000Z"));
  expect(lastWordOf(events)).toBe(words);
});
