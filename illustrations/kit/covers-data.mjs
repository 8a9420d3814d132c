// Two ways to look at figures: a box of spices as a chart, and rain caught in jars.
import * as K from "./kit.mjs";
import { band, cloth } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, rect, circ, curve, hill } = K;
const mk = (hour, seed, lx) => new Scene(900, 600, { ...HOURS[hour], cream: paint.paper }, seed, lx);

// ---- the spice box ----
const box = { x: 540, y: 296, r: 208 };

const spices = [
  { part: 0.3, colour: paint.marigold, heap: "#F9BE3E", grain: "dust" },
  { part: 0.21, colour: paint.brick, heap: "#CF3B2A", grain: "dust" },
  { part: 0.17, colour: "#8A9A4B", heap: "#A9B55E", grain: "seed" },
  { part: 0.13, colour: "#7A4A26", heap: "#96602F", grain: "stick" },
  { part: 0.11, colour: paint.leaf, heap: "#35946F", grain: "pod" },
  { part: 0.08, colour: "#1D1A2B", heap: "#3A3550", grain: "seed" },
];

// Checks of a gamcha: threads for cells, a darker head row and a darker first column.
function checks(s) {
  s.f("#F7E9CF", rect(0, 0, 900, 600));
  const threads = `<path fill="${paint.brick}" opacity=".9" d="M0 0h90v5H0zM0 5h5v55H0z"/><path fill="${paint.brick}" opacity=".22" d="M5 10h85v6H5zM10 5h6v55h-6z"/>`;
  s.raw(`<rect width="900" height="600" fill="${s.pat("gm", 90, 60, threads)}"/>`);
  const woven = s.pat("wv", 6, 6, `<path stroke="${paint.ink}" stroke-width="1.2" d="M0 1h3M3 4h3"/>`);
  cloth(s, paint.maroon, rect(0, 0, 900, 60), woven, 0.35);
  cloth(s, paint.maroon, rect(0, 0, 90, 600), woven, 0.35);
  s.f("#6C1513", rect(0, 0, 90, 60));
  let letters = "";
  for (let x = 90; x < 900; x += 90) letters += `M${x + 34} 32h22`;
  for (let y = 60; y < 600; y += 60) letters += `M34 ${y + 32}h22`;
  s.s("#F3D9A4", 6, letters);
  s.s(paint.marigold, 3, "M90 0V600M0 60H900");
  // Figures stitched into some cells.
  let figures = "";
  for (let y = 0; y < 7; y++) for (let x = 0; x < 2; x++) figures += `M${124 + x * 90} ${98 + y * 60}h${18 + ((x * 5 + y * 7) % 4) * 8}`;
  s.s(paint.ink, 5, figures, 0.55);
}

function sector(from, to, r, inner = 0) {
  const at = (a, q) => [Math.cos(a) * q, Math.sin(a) * q];
  const p = pen().m(...at(from, inner));
  const steps = Math.max(2, Math.ceil((to - from) / 0.4));
  const arcTo = (a0, a1, q) => {
    for (let i = 1; i <= steps; i++) {
      const a = a0 + ((a1 - a0) * (i - 0.5)) / steps;
      const e = a0 + ((a1 - a0) * i) / steps;
      const k = q / Math.cos((a1 - a0) / steps / 2);
      p.q(...at(a, k), ...at(e, q));
    }
  };
  p.l(...at(from, r));
  arcTo(from, to, r);
  p.l(...at(to, inner));
  if (inner) arcTo(to, from, inner);
  return p.z();
}

function grains(s) {
  const r = s.r;
  let seed = "";
  for (let i = 0; i < 16; i++) seed += `M${r.int(1, 38)} ${r.int(1, 38)}l${r.int(-3, 3)} ${r.int(2, 4)}`;
  let dust = "";
  for (let i = 0; i < 22; i++) dust += `M${r.int(0, 39)} ${r.int(0, 39)}h.1`;
  return {
    dust: s.pat("sd", 40, 40, `<path stroke="#7A2A12" stroke-width="2" opacity=".5" d="${dust}"/>`),
    seed: s.pat("ss", 40, 40, `<path stroke="#fff" stroke-width="4" opacity=".3" d="${seed}"/>`),
    stick: s.pat("sk", 34, 22, `<path stroke="#C9824A" stroke-width="5" d="M2 5h19M17 16h19M-17 16h19"/><path stroke="#5A3218" stroke-width="2" d="M2 7h19M17 18h19M-17 18h19"/>`, "rotate(28)"),
    pod: s.pat("sp", 30, 26, `<path fill="#8FC08A" d="M4 7q8-8 16 0-8 8-16 0zM19 20q8-8 16 0-8 8-16 0zM-11 20q8-8 16 0-8 8-16 0z"/><path stroke="#1F5A44" stroke-width="1.4" d="M6 7h12M21 20h12M-9 20h12"/>`),
  };
}

function spiceBox(s) {
  const { x, y, r } = box;
  s.f(paint.ink, circ(x + 26, y + 34, r + 26), 0.32);
  s.f(paint.darkBrass, circ(x + 4, y + 8, r + 28));
  s.f(paint.brass, circ(x, y, r + 26));
  s.f("#E9B85A", circ(x - 4, y - 5, r + 16));
  s.f("#7C4C10", circ(x, y, r + 6));
  const of = grains(s);
  s.group(`transform="translate(${x} ${y})"`, () => {
    let from = -Math.PI / 2;
    for (const { part, colour, heap, grain } of spices) {
      const to = from + part * Math.PI * 2;
      cloth(s, colour, sector(from, to, r), of[grain]);
      // The heap rises towards the light.
      const m = (from + to) / 2;
      const w = Math.min(62, part * 250);
      s.f(heap, K.blob(s.r, Math.cos(m) * 134 - 8, Math.sin(m) * 134 - 8, w, w * 0.74, 8, 0.3), 0.75);
      from = to;
    }
    from = -Math.PI / 2;
    const cast = spices.map(({ part }) => {
      const a = from;
      from += part * Math.PI * 2;
      return `M0 0L${Math.round(Math.cos(a) * r)} ${Math.round(Math.sin(a) * r)}`;
    }).join("");
    s.raw(`<path stroke="${paint.ink}" stroke-width="10" opacity=".28" transform="translate(5 6)" d="${cast}"/>`);
    s.s("#E9B85A", 11, cast);
    s.s(paint.darkBrass, 3, cast, 0.6);
    s.f(paint.ink, circ(6, 8, 56), 0.3);
    s.f(paint.darkBrass, circ(0, 0, 54));
    s.f("#E9B85A", circ(-2, -2, 50));
    s.f(paint.maroon, circ(0, 0, 42));
    K.compass(s, 0, 0, 34, paint.paper, "#F3D9A4");
  });
  s.s("#FBE3A8", 4, "M352 190A216 216 0 0 1 470 92", 0.9);
}

function spoon(s) {
  s.group('transform="translate(190 410)rotate(-34)"', () => {
    s.f(paint.ink, `${circ(10, 16, 52, 40)}${rect(40, 8, 190, 16)}`, 0.28);
    s.f(paint.brass, pen().m(40, -8).l(210, -5).q(226, 0, 210, 6).l(40, 8).z());
    s.f(paint.darkBrass, pen().m(40, 2).l(212, 1).q(222, 2, 210, 6).l(40, 8).z());
    s.f(paint.brass, circ(0, 0, 52, 40));
    s.f(paint.darkBrass, circ(2, 3, 44, 33));
    s.f(paint.marigold, circ(0, 0, 42, 30));
    s.f("#F9BE3E", circ(-8, -6, 26, 17));
  });
}

// The cell in hand: a frame with its handle, as in any sheet.
function chosenCell(s) {
  s.f(paint.marigold, rect(95, 245, 85, 55), 0.35);
  s.raw(`<path fill="none" stroke="${paint.indigo}" stroke-width="7" stroke-linejoin="round" d="M92 242h90v60H92z"/>`);
  s.f(paint.paper, rect(172, 292, 20, 20));
  s.f(paint.indigo, rect(175, 295, 14, 14));
}

function analytics() {
  const s = mk("noon", 711, -1);
  checks(s);
  chosenCell(s);
  spiceBox(s);
  spoon(s);
  K.person(s, 800, 588, 84, "student", paint.leaf, paint.brick, { flip: 1, shadow: 0 });
  K.person(s, 846, 590, 80, "sari", paint.indigo, paint.marigold, { flip: 1, shadow: 0 });
  return s.grain(0.45);
}

// ---- rain in jars ----
const rows = [0.16, 0.3, 0.5, 0.74, 0.9, 0.78, 0.52, 0.28, 0.17];
const jar = { w: 66, h: 236, gap: 18, x: 84, foot: 508 };

function clouds(s) {
  const layer = (colour, y, step, depth, shift) => {
    const p = pen().m(-20, -10).l(-20, y);
    for (let x = -20 + shift; x < 960; x += step) p.q(x + step / 2, y + depth, x + step, y);
    s.f(colour, p.l(940, -10).z());
  };
  layer("#78A3A5", 176, 150, 66, -70);
  layer("#4F8089", 126, 120, 56, -30);
  layer("#2F5968", 78, 138, 54, -100);
  layer("#1E4152", 30, 110, 44, -40);
  let curls = "";
  for (let x = 20; x < 900; x += 120) curls += `M${x - 34} 122q34 30 68 0M${x - 20} 116q20 18 40 0`;
  s.s("#78A3A5", 3, curls, 0.7);
}

function rainThreads(s) {
  let long = "";
  let short = "";
  for (let i = 0; i < rows.length; i++) {
    const x = jar.x + i * (jar.w + jar.gap) + jar.w / 2;
    long += `M${x} 186V300`;
    short += `M${x - 19} 196V296M${x + 19} 204V296`;
  }
  s.s(paint.paper, 5, long, 1, ' stroke-dasharray="10 13"');
  s.s(paint.paper, 4, short, 0.75, ' stroke-dasharray="7 14"');
}

function jars(s) {
  const glass = s.sym("jr", () => {
    s.f(paint.paper, pen().m(4, 0).l(62, 0).l(62, 12).q(66, 22, 66, 34).l(66, 226).q(66, 236, 56, 236).l(10, 236).q(0, 236, 0, 226).l(0, 34).q(0, 22, 4, 12).z(), 0.34);
    s.f(paint.paper, rect(0, -4, 66, 10), 0.9);
  });
  const shine = s.sym("jl", () => {
    s.s(paint.paper, 5, "M12 40V196", 0.75);
    s.s(paint.ink, 3, "M66 34V226q0 10-10 10H10", 0.3);
    let marks = "";
    for (let y = 56; y < 224; y += 24) marks += `M50 ${y}h12`;
    s.s(paint.ink, 3, marks, 0.55);
  });
  rows.forEach((level, i) => {
    const x = jar.x + i * (jar.w + jar.gap);
    const top = jar.foot - jar.h;
    s.use(glass, x, top);
    const y = jar.foot - 6 - level * (jar.h - 34);
    const [deep, light] = i === 4 ? [paint.brick, "#D8553C"] : [paint.indigo, "#5066C4"];
    s.f(deep, pen().m(x + 4, y).l(x + 62, y).l(x + 62, jar.foot - 12).q(x + 62, jar.foot - 5, x + 54, jar.foot - 5).l(x + 12, jar.foot - 5).q(x + 4, jar.foot - 5, x + 4, jar.foot - 12).z());
    s.f(light, circ(x + 33, y, 29, 6));
    s.use(shine, x, top);
  });
}

// The line through the tops: what the rain of many days looks like.
function bell(s) {
  const tops = rows.map((level, i) => [jar.x + i * (jar.w + jar.gap) + jar.w / 2, jar.foot - 6 - level * (jar.h - 34)]);
  s.s(paint.marigold, 7, curve([[40, tops[0][1] + 10], ...tops, [862, tops[8][1] + 10]]));
  s.f(paint.paper, tops.map(([x, y]) => circ(x, y, 10)).join(""));
  s.f(paint.brick, tops.map(([x, y]) => circ(x, y, 5)).join(""));
}

function statistics() {
  const s = mk("monsoon", 712, -1);
  s.f("#8DB3AF", rect(0, 0, 900, 600));
  s.f("#7BA6A1", hill([[0, 330], [160, 286], [360, 340], [560, 296], [760, 332], [900, 290]], 600));
  s.f("#649390", hill([[0, 420], [220, 372], [480, 410], [700, 366], [900, 400]], 600));
  clouds(s);
  rainThreads(s);
  s.f("#1B3B3F", rect(0, jar.foot, 900, 92));
  s.f("#2E5A5A", rect(0, jar.foot, 900, 10));
  jars(s);
  bell(s);
  const buti =
    `<path fill="#F3D9A4" d="M36 8l26 29-26 29-26-29z"/><path fill="${paint.maroon}" d="M36 17l18 20-18 20-18-20z"/><path fill="${paint.marigold}" d="M36 26l10 11-10 11-10-11z"/>` +
    `<path fill="#F3D9A4" d="M0 27l7 10-7 10zM72 27l-7 10 7 10z"/><circle cx="0" cy="12" r="3.5" fill="${paint.marigold}"/><circle cx="72" cy="12" r="3.5" fill="${paint.marigold}"/><circle cx="0" cy="62" r="3.5" fill="${paint.marigold}"/><circle cx="72" cy="62" r="3.5" fill="${paint.marigold}"/>`;
  band(s, "st", { y: 526, h: 74, ground: paint.maroon, body: buti, unit: 72 });
  K.person(s, 42, 510, 104, "umbrella", paint.marigold, paint.brick, { shadow: 0 });
  K.person(s, 862, 510, 96, "student", paint.paper, paint.brick, { flip: 1, shadow: 0 });
  return s.grain(0.45);
}

export default { "cover-analytics": analytics, "cover-statistics": statistics };
