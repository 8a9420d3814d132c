import { expect, test } from "vitest";
import { beginningAsks, tellingOf, wholeAsks } from "#app/domain/search/asks/asks.ts";
import { sendingFailure } from "#app/mail/sending-failure.ts";
import { stopClock } from "#test/stop-clock.ts";
import { leadAgeReader, startOfAge } from "./lead-ages.ts";

test("a lead's age is told in days of India, each to its last minute", () => {
  // A quarter past midnight in India.
  stopClock(Date.parse("2026-11-24T18:45:00.000Z"));
  const ageOf = leadAgeReader();

  expect([startOfAge("today"), startOfAge("older")]).toEqual(["2026-11-24T18:30:00.000Z", null]);
  expect(ageOf("2026-11-24T18:30:00.000Z")).toBe("today");
  expect(ageOf("2026-11-24T18:29:59.999Z")).toBe("1-2");
  expect(ageOf("2026-11-22T18:30:00.000Z")).toBe("1-2");
  expect(ageOf("2026-11-22T18:29:59.999Z")).toBe("3-7");
  expect(ageOf("2026-11-17T18:30:00.000Z")).toBe("3-7");
  expect(ageOf("2026-11-17T18:29:59.999Z")).toBe("older");
});

test("what is found by a title stands before what is found by words, and without the quiet words after with them", () => {
  const term = (text: string, isQuiet: boolean) => ({ text, isQuiet }) as never;
  const [mba, the] = [term("mba", false), term("the", true)];
  const shapeOf = (asks: { terms: unknown[]; where: string; areBeginnings?: boolean }[]) =>
    asks.map(({ terms, where, areBeginnings }) => [terms, where, areBeginnings ?? false]);

  expect(shapeOf(wholeAsks([the, mba]))).toEqual([
    [[the, mba], "title", false],
    [[mba], "title", false],
    [[the, mba], "words", false],
    [[mba], "words", false],
  ]);
  expect(shapeOf(wholeAsks([mba]))).toEqual([
    [[mba], "title", false],
    [[mba], "words", false],
  ]);
  expect(shapeOf(beginningAsks([the, mba]))).toEqual([
    [[mba], "title", true],
    [[mba], "words", true],
  ]);
  expect([tellingOf([the]), tellingOf([])]).toEqual([[the], []]);
});

test("of a mail that did not leave the log has the codes alone, and what the server said of this mail holds up no other", () => {
  const failed = (more: object) =>
    sendingFailure(Object.assign(new Error("Connection to t@mail.example failed"), more));

  expect(failed({ code: "EENVELOPE", responseCode: 550, response: "550 t@mail.example is unknown" })).toEqual({
    reason: "550 t@mail.example is unknown",
    codes: { code: "EENVELOPE", responseCode: 550 },
    isOfThisMail: true,
    isOpen: false,
  });
  expect(failed({ code: "EMESSAGE", responseCode: 552 }).isOfThisMail).toBe(true);
  expect(failed({ code: "EENVELOPE", responseCode: 421 }).isOfThisMail).toBe(false);
  expect(failed({ code: "EENVELOPE", command: "MAIL FROM", responseCode: 553 }).isOfThisMail).toBe(false);
  expect(failed({ code: "ECONNECTION" })).toEqual({
    reason: "Connection to t@mail.example failed",
    codes: { code: "ECONNECTION" },
    isOfThisMail: false,
    isOpen: true,
  });
  expect(failed({}).codes).toEqual({});
});
