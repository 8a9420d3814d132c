import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { applicationEventWords } from "#app/admin/applications/application-words.content.ts";
import { contactActs } from "#app/admin/enquiry/contact-acts.ts";
import { messageEventWords } from "#app/admin/messages/message-events.content.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { sentIn, storyWords } from "./story-words.tsx";

const event = (kind: EnquiryEvent["kind"], more: Partial<EnquiryEvent> = {}): EnquiryEvent => ({
  id: 1,
  kind,
  text: "",
  actor: "meenal",
  is_automatic: 0,
  is_begun: 0,
  is_untold: 0,
  can_be_taken_back: 0,
  created_at: "2026-11-24T06:00:00.000Z",
  lead_id: 7,
  lead: null,
  message_id: null,
  application_id: null,
  subject: null,
  recipient: null,
  mail_status: null,
  sent_at: null,
  last_error: null,
  ...more,
});
const told = (one: EnquiryEvent, isByHand = false) => storyWords(one, { isByHand, messages: [] });

test("a lead that came by a form asked; one entered by hand was entered by whoever did, even if their account is gone", () => {
  expect(told(event("form", { text: "Online MBA", actor: null }))).toEqual({
    title: "Asked for guidance",
    text: "Online MBA",
  });
  expect(told(event("form", { actor: "kavita" }), true).title).toBe("Entered by kavita");
  expect(told(event("form", { actor: null }), true).title).toBe("Entered by staff");
});

test("what changed of a lead is said with who changed it, or that staff did", () => {
  expect(told(event("stage", { text: "Contacted" }))).toEqual({ title: "Stage: Contacted", by: "meenal" });
  expect(told(event("tag", { text: "Evening", actor: null }))).toEqual({ title: "Tag: Evening", by: "staff" });
  expect(told(event("facts", { text: "City: Pune" }))).toMatchObject({ title: "Facts corrected", text: "City: Pune" });
});

test("an owner whom the product found is nobody's doing; why stands below", () => {
  const owner = { text: "kavita\nFirst in turn\nfor MBA" };
  expect(told(event("owner", { ...owner, actor: null }))).toEqual({
    title: "Owner: kavita",
    text: "First in turn\nfor MBA",
  });
  expect(told(event("owner", owner)).by).toBe("meenal");
});

test("a follow-up is told as days are: by their names, every one of a change from one to another", () => {
  const { title } = told(event("follow-up", { text: `${dayInIndia()} → ${dayInIndia(1)}T17:00` }));
  expect(title).toMatch(/^Follow-up: Today → Tomorrow,? 17:00$/);
  expect(told(event("follow-up", { text: "none" })).title).toBe("Follow-up: none");
});

test("what was merged and taken apart keeps its reason on lines below", () => {
  expect(told(event("merge", { text: "Rajat\nSame number" }))).toMatchObject({
    title: "Merged: Rajat",
    text: "Same number",
  });
  expect(told(event("unmerge", { text: "Rajat" }))).toMatchObject({ title: "Taken apart: Rajat", text: "" });
});

test("calls and WhatsApp messages that a press began are not told as if they had come to something", () => {
  const title = (kind: "call" | "whatsapp", is_begun: 0 | 1) => told(event(kind, { is_begun })).title;
  expect([title("call", 1), title("call", 0)]).toEqual(["meenal began a call", "meenal called"]);
  expect([title("whatsapp", 1), title("whatsapp", 0)]).toEqual(["meenal opened WhatsApp", "meenal wrote on WhatsApp"]);
  expect(told(event("call", { actor: null })).title).toBe("Staff called");
  expect(told(event("mail", { is_automatic: 1 })).title).toBe("Mail written by itself");
  expect(told(event("mail")).title).toBe("meenal wrote a mail");
  expect(told(event("note", { actor: null, text: "Rang" }))).toEqual({ title: "Note by staff", text: "Rang" });
});

test("in the story of a person stands what they wrote elsewhere, in their own words where these are known", () => {
  const messages = [{ id: 5, message: "How much?" }] as never;
  const form = event("form", { message_id: 5, actor: null });
  expect(storyWords(form, { isByHand: true, messages })).toEqual({
    title: "Wrote through the contact form",
    text: "“How much?”",
  });
  expect(storyWords({ ...form, message_id: 6 }, { isByHand: false, messages })).not.toHaveProperty("text");
  const reply = { ...form, kind: "reply" as const, text: "₹84,000" };
  expect(storyWords(reply, { isByHand: false, messages })).toMatchObject({ title: "Reply", text: "₹84,000" });
  const step = event("step", { application_id: 9, text: "2" });
  expect(storyWords(step, { isByHand: false, messages }).title).toMatch(/^Moved to step 2/);
});

test("a message was answered or opened again, an application moved, with a mail that was taken back or not", () => {
  expect(messageEventWords(event("reply", { subject: "Fees" })).title).toBe("Reply: Fees");
  expect(messageEventWords(event("stage", { text: "new" })).title).toBe("Opened again");
  expect(messageEventWords(event("stage", { text: "closed" })).title).toBe("Marked as answered");
  expect(applicationEventWords(event("form", { text: "" }))).toEqual({ title: "Sent the admission form", text: "" });
  expect(applicationEventWords(event("form", { text: "Online MBA" })).text).toBe("Interested in Online MBA");
  expect(applicationEventWords(event("step", { text: "3", is_untold: 1 })).text).toMatch(/taken back/);
  expect(applicationEventWords(event("step", { text: "3" }))).not.toHaveProperty("text");
});

test("a line that is of no lead leads to where it stands", () => {
  const shown = (one: EnquiryEvent) => renderToStaticMarkup(<MemoryRouter>{sentIn(one)}</MemoryRouter>);
  expect(shown(event("form", { message_id: 5 }))).toContain('href="/admin/messages?open=5"');
  expect(shown(event("form", { application_id: 9 }))).toContain('href="/admin/applications?open=9"');
  expect(shown(event("form"))).toBe("");
});

test("only who noted a line takes it back, and only an opened WhatsApp message is said to have gone out", () => {
  const acts = (one: EnquiryEvent) =>
    contactActs(one, { takeBack: () => undefined, confirm: () => undefined }).map(({ label }) => label);
  expect(acts(event("note"))).toEqual([]);
  expect(acts(event("note", { can_be_taken_back: 1 }))).toEqual(["Take back"]);
  expect(acts(event("call", { can_be_taken_back: 1, is_begun: 1 }))).toEqual(["Take back"]);
  expect(acts(event("whatsapp", { can_be_taken_back: 1 }))).toEqual(["Take back"]);
  expect(acts(event("whatsapp", { can_be_taken_back: 1, is_begun: 1 }))).toEqual(["It was sent", "Take back"]);
  expect(acts(event("whatsapp", { is_begun: 1 }))).toEqual([]);
});
