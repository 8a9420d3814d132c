import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const apart = "The requirements name 45%, the rules of who may enter do not: visitors read both";

async function office() {
  const { call, db, signIn } = await testApp();
  const university_id = await addUniversity(db);
  const requirements = "10+2 in any stream with 45%\nEnglish";
  const id = await addCourse(db, university_id, { slug: "b-com", title: "B.Com", requirements });
  const token = await signIn();
  const course = { title: "B.Com", description: "Three years.", university_id };
  const save = async (more: object) => {
    const url = `/backend/admin/courses.php?id=${id}`;
    return (await call({ method: "PUT", url, token, payload: { ...course, ...more } })).json().message;
  };
  const prerequisites = async () => {
    const { body } = await call({ method: "GET", url: "/courses/b-com" });
    const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return things.map(([, json]) => JSON.parse(json!)).find((thing) => thing["@type"] === "Course").coursePrerequisites;
  };
  return { save, prerequisites };
}

test("where a course has rules of admission, search engines read these, and else its words", async () => {
  const { save, prerequisites } = await office();
  expect(await prerequisites()).toBe("10+2 in any stream with 45%\nEnglish");

  await save({ eligibility: { level: "12th", percent: 50, relaxed_percent: 45 } });

  expect(await prerequisites()).toBe("12th, any subject. 50% in it, or 45% in a reserved category");
});

test("who saves a percent in the words that the rules do not know is told, and what was sent is stored", async () => {
  const { save } = await office();

  expect(await save({})).toBe("Course updated");
  expect(await save({ eligibility: { level: "12th", percent: 50 } })).toBe(`Course updated. ${apart}`);
  expect(await save({ eligibility: { level: "12th", percent: 50, relaxed_percent: 45 } })).toBe("Course updated");
  expect(await save({ requirements: "50 % in the 12th, 5 per cent less in a reserved category" })).toBe(
    "Course updated",
  );
  expect(await save({ requirements: "60 per cent, or 55.5% with experience" })).toBe(
    "Course updated. The requirements name 60% and 55.5%, the rules of who may enter do not: visitors read both",
  );
});
