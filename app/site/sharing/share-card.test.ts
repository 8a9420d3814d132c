import { expect, test } from "vitest";
import * as cards from "./share-card.ts";

const { comparedIn, comparisonPicturePath, shareAddress } = cards;
const university = { name: "Sahyadri", image_url: "/art/campus.webp", location: "Pune" };
const course = {
  title: "Online MBA",
  fee_rupees: 168_000,
  yearly_fee_rupees: 84_000,
  tuition_fee: 2000,
  image_url: "/art/mba.webp",
  share_image: null,
  university,
};
const card = (some: object = {}) => cards.courseCard({ ...course, ...some } as never);

test("a course's card says its fee and its university over its picture, else the university's, else the site's", () => {
  expect(card()).toEqual({ title: "Online MBA", label: "₹84,000 a year, Sahyadri", picture: "/art/mba.webp" });
  expect(card({ image_url: null }).picture).toBe("/art/campus.webp");
  expect(card({ image_url: null, university: { ...university, image_url: null } }).picture).toBe("/art/hero.webp");
});

test("a picture that the owner chose for sharing is all that the link shows", () => {
  const chosen = { share_image: "/uploads/share.webp" };
  const whole = { picture: "/uploads/share.webp", isWhole: true };
  expect(card(chosen)).toMatchObject(whole);
  expect(cards.pageCard({ title: "Waivers", ...chosen })).toMatchObject(whole);
  expect(cards.pageCard({ title: "Waivers", share_image: "" })).toEqual({
    title: "Waivers",
    label: null,
    picture: "/art/hero.webp",
  });
});

test("what is not known of a university or a programme leaves no comma behind", () => {
  const bare = { name: "Sahyadri", location: "", image_url: null, feeRange: null, fees: null, share_image: null };
  expect(cards.universityCard(bare as never)).toEqual({ title: "Sahyadri", label: "", picture: "/art/hero.webp" });
  expect(cards.universityCard({ ...bare, location: "Pune" } as never).label).toBe("Pune");
  expect(cards.universityCard({ ...bare, location: "Pune", fees: 64_000 } as never).label).toBe("₹64,000, Pune");
  const program = { title: "Online MCA", duration: "2 Years", fees: null, share_image: null };
  const universities = [{ imgSrc: null }, { imgSrc: "/art/campus.webp" }];
  expect(cards.programCard({ ...program, universities } as never)).toMatchObject({
    label: "2 Years",
    picture: "/art/campus.webp",
  });
  expect(cards.programCard({ ...program, fees: "₹1,50,000", universities: [] } as never)).toMatchObject({
    label: "₹1,50,000, 2 Years",
    picture: "/art/hero.webp",
  });
  expect(
    cards.articleCard({ title: "Exams", category: "Technology", image_url: null, share_image: null } as never),
  ).toEqual({
    title: "Exams",
    label: "Technology",
    picture: "/art/hero.webp",
  });
});

test("courses side by side are named with what each costs, over the first picture that there is", () => {
  const courses = [
    { ...course, image_url: null },
    { ...course, title: "Online MCA", fee_rupees: null, yearly_fee_rupees: null, tuition_fee: 0 },
  ];
  expect(cards.comparisonCard(courses as never)).toEqual({
    title: "Online MBA or Online MCA",
    label: "₹84,000 a year, On request",
    picture: "/art/mba.webp",
  });
  // What each costs has room in one line.
  const four = [84_000, 35_000, 37_000, 18_000].map((fee) => ({ ...course, yearly_fee_rupees: fee }));
  expect(cards.comparisonCard(four as never).label).toBe("₹84,000, ₹35,000, ₹37,000, ₹18,000 a year");
  expect(cards.comparisonCard([]).picture).toBe("/art/hero.webp");
});

test("the picture of a comparison names its courses in its path, and no other path names any", () => {
  expect(comparedIn(comparisonPicturePath(["mba", "mca"]))).toEqual(["mba", "mca"]);
  expect([comparedIn("/compare"), comparedIn("/courses/mba")]).toEqual([null, null]);
});

test("the address of a picture changes with whatever is drawn, and with nothing else", () => {
  const mark = (some: object = {}, site = "Disha") => shareAddress("/courses/mba", card(some), site);
  const drawn = [mark(), mark({ title: "MBA" }), mark({ yearly_fee_rupees: 80_000 }), mark({ image_url: "/a.webp" })];
  expect(new Set([...drawn, mark({}, "Other")]).size).toBe(5);
  expect(mark({ tuition_fee: 1 })).toBe(mark());
  const chosen = { share_image: "/uploads/share.webp" };
  expect(mark({ ...chosen, title: "MBA" }, "Other")).toBe(mark(chosen));
});
