import fc from "fast-check";
import { expect, test } from "vitest";
import { type Arrival, chooseTaker, type PresentTaker, turnAfter } from "./choose-taker.ts";

const nothing: Arrival = { course: "", level: "", language: "", source: "", university: "" };
const taker = (id: number, facts: Partial<PresentTaker> = {}): PresentTaker => ({
  id,
  waiting: 0,
  most_waiting: null,
  turn: 0,
  ...facts,
});
const inTurn = { way: "round-robin" as const, rules: [] };
const leastBusy = { way: "least-busy" as const, rules: [] };

test("whose turn it is takes the lead, among equals who was there first", () => {
  expect(chooseTaker(nothing, [taker(3, { turn: 1 }), taker(2), taker(1)], inTurn)).toEqual({
    id: 1,
    why: "Next in turn of 3",
  });
  expect(chooseTaker(nothing, [taker(3)], inTurn).why).toBe("The only one present");
});

test("least busy is who has the fewest waiting, then whose turn it is", () => {
  const present = [taker(1, { waiting: 2 }), taker(2, { waiting: 1, turn: 5 }), taker(3, { waiting: 1, turn: 4 })];
  expect(chooseTaker(nothing, present, leastBusy)).toEqual({ id: 3, why: "Least busy of 3" });
});

test("who has enough is passed over, unless everybody has", () => {
  const full = taker(1, { waiting: 4, most_waiting: 4 });
  expect(chooseTaker(nothing, [full, taker(2, { turn: 9 })], inTurn).id).toBe(2);
  expect(chooseTaker(nothing, [full], inTurn)).toEqual({ id: 1, why: "Everybody has enough, the only one present" });
});

test("the first rule that holds, and that names somebody present, decides; its words are told", () => {
  const rules = [
    { field: "language", words: "tamil", user_id: 9 },
    { field: "course", words: "MBA", user_id: 2 },
    { field: "course", words: "mba", user_id: 3 },
    { field: "course", words: "online", user_id: 1 },
  ] as const;
  const arrival = { ...nothing, course: "Online MBA", language: "Tamil" };
  expect(
    chooseTaker(arrival, [taker(1), taker(2, { turn: 1 }), taker(3)], { way: "round-robin", rules: [...rules] }),
  ).toEqual({
    id: 3,
    why: "Course “MBA”, next in turn of 2",
  });
});

test("a level is the same one, other fields may say more than the rule", () => {
  const rules = [{ field: "level" as const, words: "UG", user_id: 2 }];
  const present = [taker(1), taker(2, { turn: 1 })];
  const of = (level: string) => chooseTaker({ ...nothing, level }, present, { way: "round-robin", rules }).id;
  expect([of("ug"), of("UG and PG"), of("")]).toEqual([2, 1, 1]);
});

test("where all whom the rule names have enough, others take the lead", () => {
  const rules = [{ field: "course" as const, words: "MBA", user_id: 1 }];
  const present = [taker(1, { waiting: 3, most_waiting: 3 }), taker(2)];
  expect(chooseTaker({ ...nothing, course: "MBA" }, present, { way: "round-robin", rules })).toEqual({
    id: 2,
    why: "The only one with room",
  });
});

test("where a rule names one person it is told alone; of several, whether the others are away or have enough", () => {
  const named = (...ids: number[]) => ids.map((user_id) => ({ field: "course" as const, words: "MBA", user_id }));
  const full = taker(2, { waiting: 3, most_waiting: 3 });
  const whyOf = (rules: ReturnType<typeof named>, ...present: PresentTaker[]) =>
    chooseTaker({ ...nothing, course: "MBA" }, present, { way: "round-robin", rules }).why;
  expect(whyOf(named(1), taker(1), taker(3))).toBe("Course “MBA”");
  expect(whyOf(named(1, 2), taker(1), taker(3))).toBe("Course “MBA”, the only one of them present");
  expect(whyOf(named(1, 2), taker(1), full)).toBe("Course “MBA”, the only one of them with room");
});

const someTaker = fc.record({
  waiting: fc.nat({ max: 6 }),
  most_waiting: fc.option(fc.integer({ min: 1, max: 6 })),
  turn: fc.nat({ max: 5 }),
});
const someTakers = fc
  .array(someTaker, { minLength: 1, maxLength: 6 })
  .map((takers) => takers.map((facts, index) => ({ id: index + 1, ...facts })));
const someRules = fc.array(
  fc.record({
    field: fc.constantFrom("course" as const, "level" as const),
    words: fc.constantFrom("mba", "UG"),
    user_id: fc.integer({ min: 1, max: 8 }),
  }),
  { maxLength: 4 },
);

test("it is always somebody present, with room as long as anybody has, whatever the order in which they are read", () => {
  fc.assert(
    fc.property(
      someTakers,
      someRules,
      fc.constantFrom("round-robin" as const, "least-busy" as const),
      (present, rules, way) => {
        const arrival = { ...nothing, course: "Online MBA", level: "UG" };
        const { id, why } = chooseTaker(arrival, present, { way, rules });
        const chosen = present.find((one) => one.id === id)!;
        const hasRoom = ({ waiting, most_waiting }: PresentTaker) => most_waiting === null || waiting < most_waiting;
        expect(hasRoom(chosen) || !present.some(hasRoom)).toBe(true);
        expect(why).toMatch(/^[A-Z]/);
        expect(chooseTaker(arrival, present.toReversed(), { way, rules }).id).toBe(id);
      },
    ),
    { numRuns: 300 },
  );
});

test("in turn, nobody who stays present has two more than another in the end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 }), (people, leads) => {
      let present = Array.from({ length: people }, (_, index) => taker(index + 1));
      const taken = new Map<number, number>();
      let round = 0;
      for (let lead = 0; lead < leads; lead += 1) {
        const { id } = chooseTaker(nothing, present, inTurn);
        taken.set(id, (taken.get(id) ?? 0) + 1);
        const after = turnAfter(present.find((one) => one.id === id)!.turn, present, round);
        round = after.round;
        present = present.map((one) => (one.id === id ? { ...one, turn: after.turn } : one));
      }
      const counts = present.map(({ id }) => taken.get(id) ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

test("who comes back is next once, not for all that they missed; who took many out of turn is passed over ten times at most", () => {
  expect(turnAfter(0, [taker(1, { turn: 40 }), taker(2)], 40)).toEqual({ turn: 41, round: 40 });
  expect(turnAfter(90, [taker(1, { turn: 3 }), taker(2, { turn: 90 })], 3)).toEqual({ turn: 14, round: 3 });
});

/** Reckoned anew, by sorting: whose waiting leads and turns are the lowest, then who was there first. */
function expectedTaker(present: PresentTaker[], named: number[], way: "round-robin" | "least-busy") {
  const free = present.filter(({ waiting, most_waiting }) => most_waiting === null || waiting < most_waiting);
  const ruled = free.filter(({ id }) => named.includes(id));
  const pool = ruled.length > 0 ? ruled : free.length > 0 ? free : present;
  const busy = (one: PresentTaker) => (way === "least-busy" ? one.waiting : 0);
  return pool.toSorted((one, other) => busy(one) - busy(other) || one.turn - other.turn || one.id - other.id)[0]!.id;
}

test("whoever it is stands first in the order of waiting, turn and number, among those whom the deciding rule names", () => {
  fc.assert(
    fc.property(
      someTakers,
      someRules,
      fc.constantFrom("round-robin" as const, "least-busy" as const),
      (present, rules, way) => {
        const arrival = { ...nothing, course: "Online MBA", level: "UG" };
        const holds = ({ field, words }: (typeof rules)[number]) =>
          field === "level" ? words === "UG" : words === "mba";
        const deciding = rules.find((rule) => holds(rule) && present.some(({ id }) => id === rule.user_id));
        const named = rules
          .filter(({ field, words }) => field === deciding?.field && words === deciding.words)
          .map(({ user_id }) => user_id);
        expect(chooseTaker(arrival, present, { way, rules }).id).toBe(expectedTaker(present, named, way));
      },
    ),
    { numRuns: 200 },
  );
});

test("rules of the same words about something else name nobody for one another", () => {
  const rules = [
    { field: "course" as const, words: "English", user_id: 2 },
    { field: "language" as const, words: "English", user_id: 1 },
  ];
  const arrival = { ...nothing, course: "BA English", language: "English" };
  expect(chooseTaker(arrival, [taker(1), taker(2, { turn: 9 })], { way: "round-robin", rules })).toEqual({
    id: 2,
    why: "Course “English”",
  });
});

test("where nobody is present a round stays what it was, and whoever comes has the next", () => {
  expect(turnAfter(0, [], 7)).toEqual({ turn: 8, round: 7 });
  expect(turnAfter(12, [], 7)).toEqual({ turn: 13, round: 7 });
  expect(turnAfter(17, [], 7)).toEqual({ turn: 18, round: 7 });
  expect(turnAfter(18, [], 7)).toEqual({ turn: 18, round: 7 });
});
