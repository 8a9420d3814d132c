// Learning by hand: lacquered toy blocks laid out as a program, and a pencil shaving that dances.
import * as K from "./kit.mjs";
import { band, cloth } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ } = K;
const mk = (hour, seed, lx) => new Scene(900, 600, { ...HOURS[hour], cream: paint.paper }, seed, lx);

// ---- toy blocks of Channapatna ----
const lacquer = {
  r: [paint.brick, "#D8553C", paint.maroon],
  y: [paint.marigold, "#FBD36B", "#C97C05"],
  g: [paint.leaf, "#46A37E", "#155C47"],
  b: [paint.indigo, "#5066C4", "#1E2A6B"],
  w: ["#F7E9CF", "#FFFFFF", "#D9C193"],
  o: [paint.rust, "#E58A5C", "#94381C"],
};
// Each line: how far it is set in, then its blocks as colour and width.
const program = [
  [0, "r96", "b170", "y64"],
  [1, "g88", "o150", "w70"],
  [2, "y128", "b96", "g66"],
  [2, "w78", "r150"],
  [1, "b116", "y78"],
  [0, "o92"],
];
const tray = { x: 62, y: 58, w: 520, h: 440 };

function block(s, x, y, w, colour) {
  const [face, light, shade] = lacquer[colour];
  const h = 46;
  const r = 14;
  const body = pen().m(x + r, y).l(x + w - r, y).q(x + w, y, x + w, y + r).l(x + w, y + h - r).q(x + w, y + h, x + w - r, y + h).l(x + r, y + h).q(x, y + h, x, y + h - r).l(x, y + r).q(x, y, x + r, y).z();
  s.f("#3B2016", body.t((a, b) => [a + 5, b + 7]), 0.45);
  s.f(face, body);
  s.f(shade, pen().m(x, y + h * 0.62).l(x + w, y + h * 0.62).l(x + w, y + h - r).q(x + w, y + h, x + w - r, y + h).l(x + r, y + h).q(x, y + h, x, y + h - r).z());
  s.s(light, 6, `M${x + 18} ${y + 11}H${x + w - 30}`);
  s.s(colour === "w" ? paint.brick : "#FBE7BD", 3.4, `M${x + 13} ${y + 6}V${y + h - 6}M${x + w - 13} ${y + 6}V${y + h - 6}`, 0.85);
}

function trayOfBlocks(s) {
  const { x, y, w, h } = tray;
  s.f(paint.ink, rect(x + 20, y + 26, w, h), 0.22);
  s.f(paint.darkWood, rect(x, y, w, h));
  s.f(paint.wood, rect(x, y, w, h - 8));
  s.f("#E0A266", rect(x, y, w, 8));
  s.f("#5E2F18", rect(x + 22, y + 22, w - 44, h - 48));
  s.f("#7A4326", rect(x + 26, y + 30, w - 52, h - 60));
  s.raw(`<rect x="${x + 26}" y="${y + 30}" width="${w - 52}" height="${h - 60}" fill="${s.pat("wg", 120, 26, `<path fill="none" stroke="#5E2F18" stroke-width="2" d="M0 7q30-6 60 0t60 0M-20 20q30 6 60 0t60 0 60 0"/>`)}" opacity=".6"/>`);
  // Pegs count the lines.
  program.forEach(([indent, ...blocks], i) => {
    const top = y + 42 + i * 61;
    s.f("#3B2016", circ(x + 48, top + 26, 11), 0.6);
    s.f(paint.brass, circ(x + 46, top + 23, 10));
    s.f("#F0C565", circ(x + 44, top + 20, 5));
    let left = x + 76 + indent * 52;
    if (indent) s.s("#F0C565", 3, `M${x + 92 + (indent - 1) * 52} ${top - 10}V${top + 24}H${left - 8}`, 0.55, ' stroke-dasharray="2 8"');
    for (const b of blocks) {
      const width = Number(b.slice(1));
      block(s, left, top, width, b[0]);
      left += width + 8;
    }
  });
  // Where the next block goes.
  s.f(paint.marigold, rect(x + 184, y + 42 + 5 * 61, 8, 46));
}

// A turned elephant: every part is a shape of the lathe.
function elephant(s, x, y) {
  s.f(paint.ink, circ(x + 6, y + 4, 128, 13), 0.25);
  const wheel = (wx) => {
    s.f(paint.maroon, circ(wx + 3, y - 20, 27));
    s.f(paint.brick, circ(wx, y - 22, 27));
    s.f(paint.marigold, circ(wx, y - 22, 16));
    s.f(paint.darkBrass, circ(wx, y - 22, 6));
  };
  s.f("#155C47", rect(x - 104, y - 56, 200, 22));
  s.f(paint.leaf, rect(x - 104, y - 58, 200, 14));
  // Legs, body, head.
  for (const lx of [-74, 22]) {
    s.f("#1E2A6B", rect(x + lx, y - 116, 54, 60));
    s.f(paint.indigo, rect(x + lx, y - 116, 34, 60));
    s.f(paint.marigold, rect(x + lx, y - 74, 54, 12));
  }
  s.f(paint.indigo, pen().m(x - 98, y - 100).c3(x - 104, y - 196, x - 50, y - 222, x + 4, y - 220).c3(x + 66, y - 218, x + 92, y - 180, x + 90, y - 100).z());
  s.f("#1E2A6B", pen().m(x - 98, y - 100).c3(x - 100, y - 124, x - 96, y - 134, x - 92, y - 142).q(x, y - 108, x + 88, y - 136).l(x + 90, y - 100).z());
  s.s("#5066C4", 7, `M${x - 58} ${y - 200}Q${x - 30} ${y - 210} ${x + 2} ${y - 210}`);
  // The cloth on its back.
  s.f(paint.brick, pen().m(x - 44, y - 215).q(x, y - 226, x + 40, y - 215).l(x + 46, y - 148).l(x - 48, y - 148).z());
  s.f(paint.marigold, rect(x - 48, y - 160, 94, 12));
  K.compass(s, x - 1, y - 188, 22, paint.paper, paint.marigold);
  s.f("#1E2A6B", pen().m(x - 150, y - 92).c3(x - 168, y - 74, x - 186, y - 92, x - 178, y - 108).l(x - 166, y - 104).c3(x - 168, y - 96, x - 160, y - 92, x - 156, y - 100).z());
  s.f(paint.indigo, pen().m(x - 68, y - 172).c3(x - 70, y - 228, x - 150, y - 234, x - 158, y - 180).c3(x - 164, y - 150, x - 160, y - 120, x - 170, y - 92).q(x - 152, y - 82, x - 144, y - 94).c3(x - 136, y - 116, x - 132, y - 128, x - 112, y - 132).c3(x - 84, y - 136, x - 70, y - 150, x - 68, y - 172).z());
  s.f("#5066C4", circ(x - 84, y - 176, 27, 33));
  s.f(paint.brick, circ(x - 84, y - 174, 17, 22));
  s.f(paint.paper, circ(x - 128, y - 184, 8));
  s.f(paint.ink, circ(x - 130, y - 184, 4));
  s.f(paint.paper, pen().m(x - 142, y - 138).q(x - 176, y - 138, x - 184, y - 158).q(x - 164, y - 150, x - 146, y - 154).z());
  s.s(paint.marigold, 6, `M${x - 158} ${y - 130}q10 7 22 4M${x - 163} ${y - 112}q10 6 18 3`);
  s.s(paint.indigo, 8, `M${x + 88} ${y - 150}q22 16 14 44`);
  s.f(paint.brick, circ(x + 102, y - 102, 9));
  wheel(x - 74);
  wheel(x + 66);
}

function programming() {
  const s = mk("noon", 761, -1);
  s.f("#D6E6DA", rect(0, 0, 900, 600));
  s.raw(`<rect width="900" height="600" fill="${s.pat("bt", 72, 72, `<path fill="#8FBBA4" d="M18 10q8 9 0 20-8-11 0-20zM18 32l3 4-3 4-3-4zM54 46q8 9 0 20-8-11 0-20zM54 68l3 4-3 4-3-4z"/>`)}" opacity=".7"/>`);
  s.f("#F2F1DC", circ(690, 250, 230), 0.75);
  const band1 = `<path fill="${paint.marigold}" d="M30 9l21 23-21 23L9 32z"/><path fill="${paint.maroon}" d="M30 18l13 14-13 14-13-14z"/><path fill="${paint.paper}" d="M30 25l7 7-7 7-7-7zM0 22l7 10-7 10zM60 22l-7 10 7 10z"/>`;
  s.f("#5E2F18", rect(0, 520, 900, 16));
  band(s, "pr", { y: 536, h: 64, ground: paint.maroon, body: band1, unit: 60 });
  trayOfBlocks(s);
  elephant(s, 780, 524);
  // Two carry the next block to its place.
  block(s, 278, 432, 112, "g");
  K.person(s, 302, 540, 70, "student", paint.marigold, paint.brick, { shadow: 0, flip: 1 });
  K.person(s, 370, 540, 70, "kurta", paint.paper, paint.indigo, { shadow: 0, flip: 1 });
  return s.grain(0.45);
}

// ---- the dancer ----
const hub = { x: 572, y: 278 };

function fan(from, to, inner, outer, scallops, bulge) {
  const at = (a, q) => [hub.x + Math.cos(a) * q * 1.06, hub.y + Math.sin(a) * q * 0.94];
  const p = pen().m(...at(from, inner)).l(...at(from, outer));
  for (let i = 0; i < scallops; i++) {
    const a = from + ((to - from) * (i + 0.5)) / scallops;
    const b = from + ((to - from) * (i + 1)) / scallops;
    p.q(...at(a, outer + bulge), ...at(b, outer));
  }
  return p.l(...at(to, inner)).z();
}

const turn = Math.PI / 180;

function layer(s, from, to, size, scallops) {
    const a = from * turn;
    const b = to * turn;
    s.f(paint.ink, fan(a, b, 10, size, scallops, 26).t((x, y) => [x + 10, y + 16]), 0.2);
    s.f(paint.brick, fan(a, b, 10, size, scallops, 26));
    s.f(paint.marigold, fan(a, b, 10, size - 24, scallops, 24));
    s.f(paint.indigo, fan(a, b, 10, size - 34, scallops, 22));
    s.f("#F1CE95", fan(a, b, 10, size - 48, scallops, 20));
    let grain = "";
    let dark = "";
    const r = s.r;
    for (let i = 0; i < scallops * 5; i++) {
      const t = a + ((b - a) * (i + 0.5)) / (scallops * 5);
      const q0 = size * r.in(0.2, 0.5);
      const q1 = size * r.in(0.6, 0.76);
      const line = `M${Math.round(hub.x + Math.cos(t) * q0 * 1.06)} ${Math.round(hub.y + Math.sin(t) * q0 * 0.94)}L${Math.round(hub.x + Math.cos(t) * q1 * 1.06)} ${Math.round(hub.y + Math.sin(t) * q1 * 0.94)}`;
      i % 2 ? (grain += line) : (dark += line);
    }
    s.s("#D9A463", 3, grain);
    s.s("#B9793B", 2.4, dark, 0.8);
    // The shaded folds.
    for (let i = 0; i < scallops; i += 2) {
      const t0 = a + ((b - a) * i) / scallops;
      const t1 = a + ((b - a) * (i + 0.55)) / scallops;
      s.f("#8E4F2C", fan(t0, t1, 10, size - 48, 1, 20), 0.3);
    }
}

function skirt(s) {
  layer(s, 2, 178, 264, 13);
  layer(s, 28, 166, 206, 9);
}

// One that fell before: so the pencil and the skirt belong together.
function fallenShaving(s) {
  s.group('transform="translate(150 408)rotate(-8)scale(.3)"', () => layer(s, 8, 120, 250, 7));
}

function dancer(s) {
  const { x, y } = hub;
  const skin = "#A9653F";
  const shade = "#7A4528";
  // The veil flies behind her.
  cloth(s, paint.leaf, pen().m(x - 8, y - 152).c3(x - 90, y - 196, x - 190, y - 150, x - 246, y - 200).c3(x - 206, y - 110, x - 120, y - 96, x - 50, y - 40).c3(x - 30, y - 60, x - 18, y - 100, x - 8, y - 152).z(), s.pat("od", 24, 24, `<circle cx="6" cy="6" r="2.6" fill="${paint.marigold}"/><circle cx="18" cy="18" r="2.6" fill="${paint.paper}"/>`));
  s.s(paint.marigold, 6, `M${x - 246} ${y - 200}C${x - 206} ${y - 110} ${x - 120} ${y - 96} ${x - 50} ${y - 40}`);
  // Arms, seen from behind.
  s.s(skin, 19, `M${x + 26} ${y - 84}C${x + 84} ${y - 96} ${x + 112} ${y - 130} ${x + 96} ${y - 196}`);
  s.s(shade, 6, `M${x + 32} ${y - 76}C${x + 92} ${y - 88} ${x + 122} ${y - 126} ${x + 104} ${y - 190}`);
  s.s(skin, 19, `M${x - 26} ${y - 84}C${x - 66} ${y - 92} ${x - 108} ${y - 84} ${x - 134} ${y - 118}`);
  s.s(paint.marigold, 22, `M${x + 101} ${y - 172}l-1-7M${x + 104} ${y - 150}l1-7M${x - 122} ${y - 104}l-5-6`, 0, ' stroke-linecap="butt"');
  s.s(paint.brick, 22, `M${x + 103} ${y - 161}v-6M${x - 114} ${y - 97}l-4-4`, 0, ' stroke-linecap="butt"');
  s.f(skin, `${circ(x + 94, y - 206, 9, 15)}${circ(x - 140, y - 127, 13, 9)}`);
  // Back and blouse.
  s.f(skin, pen().m(x - 34, y - 88).q(x, y - 100, x + 34, y - 88).c3(x + 40, y - 50, x + 30, y - 26, x + 30, y + 4).l(x - 30, y + 4).c3(x - 30, y - 26, x - 40, y - 50, x - 34, y - 88).z());
  s.f(paint.marigold, pen().m(x - 38, y - 90).q(x, y - 98, x + 38, y - 90).c3(x + 46, y - 66, x + 38, y - 54, x + 34, y - 42).q(x, y - 34, x - 34, y - 42).c3(x - 38, y - 54, x - 46, y - 66, x - 38, y - 90).z());
  s.f("#C97C05", pen().m(x + 12, y - 94).q(x + 28, y - 92, x + 38, y - 90).c3(x + 46, y - 66, x + 38, y - 54, x + 34, y - 42).q(x + 26, y - 39, x + 16, y - 38).z());
  s.f(paint.brick, pen().m(x - 33, y - 4).q(x, y + 8, x + 33, y - 4).l(x + 36, y + 16).q(x, y + 28, x - 36, y + 16).z());
  s.f(skin, rect(x - 10, y - 116, 20, 26));
  s.f("#1B1A22", circ(x, y - 134, 30, 32));
  s.s("#1B1A22", 17, `M${x + 2} ${y - 112}C${x + 16} ${y - 70} ${x - 6} ${y - 40} ${x + 10} ${y - 8}`);
  s.s(paint.brick, 17, `M${x + 5} ${y - 22}l3 7M${x + 5} ${y - 92}l2 6`, 0, ' stroke-linecap="butt"');
  s.s("#4A3A40", 3, `M${x - 14} ${y - 150}q14-10 28 0M${x - 18} ${y - 138}q18-10 36 0`);
  s.s(paint.paper, 7, `M${x - 18} ${y - 116}q18 12 36 0`, 0, ' stroke-dasharray=".1 8"');
  s.f(paint.marigold, `${circ(x - 30, y - 126, 5)}${circ(x + 30, y - 126, 5)}`);
}

function pencil(s) {
  s.group('transform="translate(196 296)rotate(17)"', () => {
    s.f(paint.ink, poly(-26, -230, 62, -230, 62, 164, 30, 262, -8, 170), 0.2);
    s.f(paint.brick, rect(-44, -236, 88, 400));
    s.f("#D8553C", rect(-44, -236, 26, 400));
    s.f(paint.maroon, rect(18, -236, 26, 400));
    s.f("#F1CE95", pen().m(-44, 164).q(-30, 148, -18, 164).q(0, 144, 18, 164).q(30, 148, 44, 164).l(0, 268).z());
    s.f("#B9793B", pen().m(18, 164).q(30, 148, 44, 164).l(0, 268).z(), 0.55);
    s.f(paint.ink, poly(-13, 236, 13, 236, 0, 270));
    s.f(paint.indigo, `${rect(-44, -170, 88, 16)}`);
    s.f(paint.marigold, `${rect(-44, -186, 88, 16)}${rect(-44, -154, 88, 7)}`);
    s.f(paint.brass, rect(-46, -268, 92, 34));
    s.f(paint.darkBrass, `${rect(18, -268, 28, 34)}${rect(-46, -254, 92, 5)}`);
    s.f("#E9A79A", pen().m(-42, -268).q(-40, -304, 0, -304).q(40, -304, 42, -268).z());
  });
}

function craft() {
  const s = mk("noon", 762, -1);
  s.f("#A9CBE0", rect(0, 0, 900, 600));
  s.f("#C3DDE8", circ(600, 280, 330));
  s.fade(paint.indigo, rect(0, 0, 900, 420), 0, 380, { N: 70, o: 0.35 });
  // Roofs of the blue town.
  s.f("#7FAACB", poly(0, 470, 0, 400, 60, 400, 60, 376, 110, 376, 110, 410, 160, 410, 160, 440, 900, 440, 900, 360, 860, 360, 860, 392, 822, 392, 822, 420, 780, 420, 780, 540, 0, 540));
  s.f("#5F8FB8", `${rect(18, 420, 16, 24)}${rect(76, 398, 14, 22)}${rect(870, 384, 14, 22)}${rect(836, 412, 12, 20)}`);
  s.f("#E3B77E", rect(0, 500, 900, 100));
  s.f("#C98F55", pen().m(300, 530).q(590, 500, 880, 530).q(590, 562, 300, 530).z(), 0.7);
  pencil(s);
  fallenShaving(s);
  skirt(s);
  dancer(s);
  const motif = `<path fill="${paint.paper}" d="M36 8l22 22-22 22-22-22z"/><path fill="${paint.indigo}" d="M36 17l13 13-13 13-13-13z"/><path fill="${paint.marigold}" d="M36 24l6 6-6 6-6-6zM0 20l8 10-8 10zM72 20l-8 10 8 10z"/>`;
  band(s, "cr", { y: 544, h: 56, ground: paint.brick, body: motif, unit: 72 });
  K.person(s, 60, 546, 96, "kurta", paint.paper, paint.indigo, { shadow: 0 });
  return s.grain(0.45);
}

export default { "cover-programming": programming, "cover-craft": craft };
