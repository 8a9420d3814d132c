import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addUniversity, multipartBody } from "#test/factories/factories.ts";

type Fields = Record<string, string>;

const facts: Record<string, Fields> = {
  courses: { title: "Online MCA", description: "Two years of software." },
  programs: { title: "Online MCA", badge: "Trending", duration: "2 Years" },
  universities: {
    name: "Chilika Lake University",
    location: "Puri, Odisha",
    description: "Beside the lake.",
    website_url: "https://chilika.example",
  },
};

const fields = [
  ["courses", "tuition_fee", "Tuition fee"],
  ["courses", "fee_rupees", "Fee in rupees"],
  ["universities", "tuition_fee", "Tuition fee"],
  ["programs", "fees_from", "Lowest fees"],
  ["programs", "fees_to", "Highest fees"],
] as const;

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const university_id = String(await addUniversity(testing.db));
  const entries = (noun: string, change: object) => ({ ...facts[noun], university_id, ...change });
  const send = async (noun: string, change: object) =>
    testing.call({ method: "POST", url: `/backend/admin/${noun}.php`, token, payload: entries(noun, change) });
  const sendForm = async (noun: string, change: Fields) =>
    testing.call({
      method: "POST",
      url: `/backend/admin/${noun}.php`,
      token,
      ...(await multipartBody(entries(noun, change))),
    });
  const count = async (noun: "courses" | "programs" | "universities") =>
    (await testing.db.selectFrom(noun).select("id").execute()).length;
  return { send, sendForm, count };
}

const spellings: [string | number, number][] = [
  ["1,850.50", 1850.5],
  ["₹1,50,000", 150_000],
  ["1,50,000/-", 150_000],
  ["Rs. 1,50,000", 150_000],
  ["rs 1 50 000 /-", 150_000],
  ["INR 150,000.00", 150_000],
  ["₹\u00a01,50,000/–", 150_000],
  ["150000", 150_000],
  [1850.5, 1850.5],
];

test("amounts are taken as people write them, by JSON and by a form", async () => {
  const { send, sendForm } = await desk();

  for (const [noun, field] of fields) {
    for (const [written, read] of spellings) {
      const answers = [await send(noun, { [field]: written }), await sendForm(noun, { [field]: String(written) })];
      for (const answer of answers) {
        expect([written, answer.statusCode, answer.json().data?.[field]]).toEqual([written, 201, read]);
      }
    }
  }
});

const unclear = ["1.5 lakh", "2L", "1,68,00", "1,5", "1.850,50", "about 2,000", "1e5", "₹", "/-", "1-2", "0x10", true];

test("what is not plainly an amount is refused, and nothing is stored", async () => {
  const { send, count } = await desk();

  for (const [noun, field, label] of fields) {
    const before = await count(noun);
    const sentence = `${label} must be an amount in figures, such as 1,50,000 or 1,850.50`;
    for (const written of unclear) {
      const answer = await send(noun, { [field]: written });
      expect([written, answer.statusCode, answer.json().errors]).toEqual([written, 422, { [field]: sentence }]);
    }
    expect((await send(noun, { [field]: "12.345" })).json().errors).toEqual({
      [field]: `${label} allows two decimals`,
    });
    expect((await send(noun, { [field]: "-5" })).json().errors).toEqual({ [field]: `${label} must be at least 0` });
    expect(await count(noun)).toBe(before);
  }
});

test("a fee in dollars may carry its sign, one in rupees may not carry another's", async () => {
  const { send } = await desk();
  expect((await send("courses", { tuition_fee: "$2,150.00" })).json().data).toMatchObject({ tuition_fee: 2150 });
  expect((await send("courses", { fee_rupees: "$2,150.00" })).json().errors).toHaveProperty("fee_rupees");
});

test("a fee left empty is not known, a blank one likewise, and the other name of a university's is read alike", async () => {
  const { send } = await desk();
  expect((await send("courses", { fee_rupees: " ", tuition_fee: "" })).json().data).toMatchObject({
    fee_rupees: null,
    tuition_fee: 0,
  });
  expect((await send("universities", { fees: "1,50,000/-" })).json().data).toMatchObject({ fees: 150_000 });
});
