// Draws pictures of the set: node build.mjs NAME... writes NAME.svg into out/ (npm i svgo first). No name: all of them.
import fs from "node:fs";
import { optimize } from "svgo";

const pictures = {};
for (const file of fs
  .readdirSync(import.meta.dirname)
  .filter((f) => f.endsWith(".mjs") && !["build.mjs", "kit.mjs"].includes(f))) {
  const module = await import(`./${file}`);
  for (const [name, draw] of Object.entries(module.CAMPUS ?? {})) pictures[`campus-${name}`] = draw;
  for (const [name, draw] of Object.entries(module.default ?? {})) pictures[name] = draw;
}
const wanted = process.argv.slice(2);
fs.mkdirSync("out", { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const drawn = draw();
  const svg = typeof drawn === "string" ? drawn : drawn.svg();
  const params = {
    overrides: { convertPathData: { floatPrecision: 1, transformPrecision: 3 }, cleanupIds: { minify: true } },
  };
  fs.writeFileSync(
    `out/${name}.svg`,
    optimize(svg, { multipass: true, floatPrecision: 1, plugins: [{ name: "preset-default", params }] }).data,
  );
  console.log(name);
}
