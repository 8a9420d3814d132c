// Renders the drawings into public/: `node illustrations/render.mjs [name...]`. A file newer than its drawing is left
// alone.
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const pictureFolder = path.join(import.meta.dirname, "pictures");
const publicFolder = path.join(import.meta.dirname, "../public");
const paper = "#fbf8f2";

// Full colour resolution keeps thin brick stitches red on small pictures; past 640 pixels, and in a row of the panel,
// nobody sees the difference.
const thumbnail = { quality: 40, chromaSubsampling: "4:2:0", effort: 6 };
const small = { quality: 50, chromaSubsampling: "4:4:4", effort: 6 };
// The largest paint of a phone's first view: with its headers in one window of a slow line beside letters and script.
const firstView = { quality: 38, chromaSubsampling: "4:4:4", effort: 9 };
const large = { quality: 48, chromaSubsampling: "4:2:0", effort: 6 };
const formats = {
  landscape: { canonicalWidth: 960, variants: { 96: thumbnail, 320: small, 640: small, 1280: large } },
  hero: { canonicalWidth: 960, variants: { 320: small, 640: firstView, 960: large, 1280: large } },
  portrait: { canonicalWidth: 480, variants: { 96: thumbnail, 160: small, 320: small } },
};

const wanted = process.argv.slice(2);
const jobs = [...(await listPictures()).flatMap(pictureJobs), ...brandJobs()];
for (const job of jobs) if (wanted.length === 0 || wanted.includes(job.name)) await renderUnlessCurrent(job);

async function listPictures() {
  const files = await readdir(pictureFolder);
  return files.filter((file) => file.endsWith(".svg")).map((file) => path.basename(file, ".svg"));
}

function pictureJobs(name) {
  const source = path.join(pictureFolder, `${name}.svg`);
  const { canonicalWidth, variants } = formatOf(name);
  const canonical = { name, source, target: `art/${name}.webp`, width: canonicalWidth, encode: encodeWebp };
  const others = Object.entries(variants).map(([width, options]) => ({
    name,
    source,
    target: `art/${name}-${width}.avif`,
    width: Number(width),
    encode: (image) => image.flatten().avif(options),
  }));
  return [canonical, ...others];
}

function formatOf(name) {
  if (name === "hero") return formats.hero;
  return name.startsWith("portrait-") ? formats.portrait : formats.landscape;
}

function brandJobs() {
  const mark = path.join(import.meta.dirname, "../app/ui/drawings/mark.svg");
  const shareFrame = path.join(import.meta.dirname, "brand/share-frame.svg");
  return [
    { name: "share", source: shareFrame, target: "share/frame.png", width: 1200, encode: encodePng },
    iconJob(mark, "apple-touch-icon.png", 180),
    iconJob(mark, "icon-192.png", 192),
    iconJob(mark, "icon-512.png", 512),
    { name: "icons", source: mark, target: "favicon.ico", width: 48, encode: encodeIco },
  ];
}

// The margin keeps the petals whole where a phone cuts its icons round.
function iconJob(source, target, size) {
  const margin = Math.round(size * 0.14);
  const framed = (image) =>
    image.extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper });
  return { name: "icons", source, target, width: size - 2 * margin, encode: (image) => encodePng(framed(image)) };
}

function encodeWebp(image) {
  return image.flatten().webp({ quality: 72, smartSubsample: true, effort: 6 });
}

function encodePng(image) {
  return image.flatten({ background: paper }).png({ palette: true, quality: 100, dither: 0, effort: 10 });
}

// Readers of feeds and links ask for it without having read a page. One PNG in the frame of an icon file:
// https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
function encodeIco(image) {
  return {
    async toBuffer() {
      const { data, info } = await image.png({ palette: true, effort: 10 }).toBuffer({ resolveWithObject: true });
      const head = Buffer.alloc(22);
      head.writeUInt16LE(1, 2); // an icon
      head.writeUInt16LE(1, 4); // of one picture
      head.writeUInt8(info.width, 6);
      head.writeUInt8(info.height, 7);
      head.writeUInt16LE(1, 10); // planes
      head.writeUInt16LE(32, 12); // bits per pixel
      head.writeUInt32LE(data.length, 14);
      head.writeUInt32LE(head.length, 18);
      return Buffer.concat([head, data]);
    },
  };
}

async function renderUnlessCurrent({ source, target, width, encode }) {
  const file = path.join(publicFolder, target);
  if (await isNewer(file, source)) return;
  const bytes = await encode(rasterise(await readFile(source, "utf8"), width)).toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  console.log(`${target} ${(bytes.length / 1024).toFixed(1)} KB`);
}

async function isNewer(file, source) {
  const [rendered, drawn] = await Promise.all([stat(file).catch(() => null), stat(source)]);
  return rendered !== null && rendered.mtimeMs >= drawn.mtimeMs;
}

// librsvg draws at the final width: edges are sharper and the grain finer than in a scaled bitmap. A height of 213.3
// pixels becomes 213: the drawing is stretched by the third of a pixel, or its sides would stay half empty and turn
// dark.
function rasterise(svg, width) {
  const drawnWidth = Number(/viewBox="0 0 (\d+)/.exec(svg)[1]);
  const stretched = svg.replace("<svg ", '<svg preserveAspectRatio="none" ');
  return sharp(Buffer.from(stretched), { density: (72 * width) / drawnWidth }).resize(width);
}
