import { expect, test } from "vitest";
import { hasSubject, subjectsIn } from "./subject-names.ts";

const isFound = (typed: string, asked: string) => hasSubject(subjectsIn(typed), asked);

test("subjects are read one by one, whatever stands between them", () => {
  for (const typed of ["Physics, Maths", "Physics & Maths", "Physics/Maths", "Physics AND Maths", "Physics or Maths; "])
    expect([typed, subjectsIn(typed)]).toEqual([typed, ["Physics", "Maths"]]);
  expect(subjectsIn("Fashion, Oriya")).toEqual(["Fashion", "Oriya"]);
  expect(subjectsIn(" , & ")).toEqual([]);
});

test("a subject is known by its stem, a start of four letters, or its word among others", () => {
  expect(isFound("maths", "Mathematics")).toBe(true);
  expect(isFound("Applied Mathematics", "mathematics")).toBe(true);
  expect(isFound("physics", "Physic")).toBe(true);
  expect(isFound("mat", "Mathematics")).toBe(false);
  expect(isFound("aftermath", "math")).toBe(false);
  expect(isFound("economics", "commerce")).toBe(false);
});

test("a subject is found as people write it", () => {
  for (const typed of ["Maths.", "MATHS", "Physics+Maths", "Applied maths", "Mathematics (Hons)", "10+2 with maths"])
    expect([typed, isFound(typed, "Mathematics")]).toEqual([typed, true]);
  expect(isFound("life sciences", "Life science")).toBe(true);
  expect(isFound("गणित", "गणित")).toBe(true);
  expect(isFound("constructor", "Mathematics")).toBe(false);
});

test("the letters of a stream stand for its subjects, and for no others", () => {
  for (const typed of ["PCM", "pcm", "P.C.M.", "PCM group", "PCMB", "PCMC"])
    for (const asked of ["Physics", "Chemistry", "Mathematics", "PCM"])
      expect([typed, asked, isFound(typed, asked)]).toEqual([typed, asked, true]);
  expect(["PCM", "PCB", "PCMB", "Physics, Chem, Bio"].map((typed) => isFound(typed, "Biology"))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect([isFound("PCB", "Mathematics"), isFound("PCMC", "Computer science")]).toEqual([false, true]);
  expect([isFound("Physics, Chemistry, Maths", "PCM"), isFound("Physics, Maths", "PCM")]).toEqual([true, false]);
});

test("science is what is a science: its stream and its subjects, and not politics by its name", () => {
  for (const typed of ["Science", "Science stream", "Computer science", "Life science", "PCM", "PCB", "Physics"])
    expect([typed, isFound(typed, "Science")]).toEqual([typed, true]);
  for (const typed of ["Political science", "POL. SCIENCE", "Social sciences", "Library science", "History"])
    expect([typed, isFound(typed, "Science")]).toEqual([typed, false]);
  expect(isFound("Political science, Physics", "Science")).toBe(true);
  expect(isFound("political science", "Political science")).toBe(true);
});

test("an *and* in what is asked asks for all that it joins, and `&` is part of a name", () => {
  const both = "Physics and Mathematics";
  expect(["PCM", "Maths and Physics", "Physics, Maths"].map((typed) => isFound(typed, both))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["Maths", "Physics", "PCB"].map((typed) => isFound(typed, both))).toEqual([false, false, false]);
  for (const typed of ["Computer science", "Computer Science & Engineering", "computer science engineering"])
    expect([typed, isFound(typed, "Computer Science & Engineering")]).toEqual([typed, true]);
});
