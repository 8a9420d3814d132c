import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReplyClock, replyState, replyWords } from "./reply-clock.tsx";

test("a wait is calm until two thirds of the promised time, then soon, and late from the promise on", () => {
  const of = (waited: number) => replyState({ waited, goal: 15 });
  expect([0, 9, 10, 14, 15, 900].map(of)).toEqual(["calm", "calm", "soon", "soon", "late", "late"]);
});

test("the longer somebody waits the less calm it is, whatever was promised", () => {
  const rank = { calm: 0, soon: 1, late: 2 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1440 }), fc.nat(3000), fc.nat(3000), (goal, waited, more) => {
      const [before, after] = [replyState({ waited, goal }), replyState({ waited: waited + more, goal })];
      expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
      expect(before === "late").toBe(waited >= goal);
    }),
    { numRuns: 60 },
  );
});

test("minutes are told below a hundred, whole hours from there on, and each with its own unit where they differ", () => {
  expect(replyWords({ waited: 12, goal: 15 })).toBe("12 of 15 min");
  expect(replyWords({ waited: 99, goal: 15 })).toBe("99 of 15 min");
  expect(replyWords({ waited: 100, goal: 15 })).toBe("1 h of 15 min");
  expect(replyWords({ waited: 239, goal: 15 })).toBe("3 h of 15 min");
  expect(replyWords({ waited: 30, goal: 120 })).toBe("30 min of 2 h");
});

test("whoever was answered has no clock", () => {
  const shown = (promise: { waited: number; goal: number } | null) =>
    renderToStaticMarkup(<ReplyClock lead={{ promise }} />);
  expect(shown(null)).toBe("");
  expect(shown({ waited: 12, goal: 15 })).toMatch(/reply-soon.*waits 12 of 15 min/);
});
