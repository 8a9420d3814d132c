import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawSharePicture } from "./draw-share-picture.server.ts";

async function drawing() {
  const [picture, frame] = await Promise.all([readFile("public/art/hero.webp"), readFile("public/share/frame.png")]);
  const page = { siteName: "Disha", picture, address: "/art/hero.webp", frame, typeface: "public/share/anek-bold.ttf" };
  return (title: string, label: string | null) => drawSharePicture({ ...page, title, label });
}

test("titles are drawn in Latin and in Devanagari", async () => {
  const draw = await drawing();

  expect(await draw("MA in Hindi", null)).not.toEqual(await draw("MA in Urdu", null));
  expect(await draw("हिंदी में एमए", null)).not.toEqual(await draw("मराठी में एमए", null));
});

test("a title of any length is drawn, and an emoji in it is left out", async () => {
  const draw = await drawing();
  const title = "Executive MBA for Working Professionals or Weekend MBA in Hospital Management or Dual MBA Online ";

  for (const length of [96, 110, 130, 160, 200]) {
    expect((await draw(title.repeat(3).slice(0, length), "Compared")).length).toBeGreaterThan(0);
  }
  expect(await draw("🎓 MBA online 🎓", "🎓")).toEqual(await draw("MBA online", null));
  expect(await draw("🎓", null)).toEqual(await draw("বাংলায় এমএ", null));
});

test("a line in a script that the typeface lacks is left out, and the others are drawn: no boxes", async () => {
  const draw = await drawing();

  const bengali = await draw("বাংলায় এমএ", "₹84,000 a year");
  expect(bengali).toEqual(await draw("தமிழ் இலக்கியம்", "₹84,000 a year"));
  expect(bengali).not.toEqual(await draw("বাংলায় এমএ", "₹85,000 a year"));
  expect(await draw("MA", "₹84,000 a year, বাংলা বিশ্ববিদ্যালয়")).toEqual(await draw("MA", null));
});
