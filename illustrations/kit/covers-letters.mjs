// Words on paper: a boat under a sail of writing, and the morning's front page.
import * as K from "./kit.mjs";
import { band, inside } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ, hill } = K;
const mk = (hour, seed, lx) => new Scene(900, 600, { ...HOURS[hour], cream: paint.paper }, seed, lx);

// ---- the boat of books; its sun is a jaapi, the palm-leaf hat of Assam ----
function jaapi(s, x, y, r) {
  s.f("#F6C66B", circ(x, y, r * 1.22), 0.45);
  s.f("#B9752B", circ(x, y, r));
  s.f("#EFC377", circ(x, y, r * 0.97));
  s.s("#CF963F", 2.4, [0.9, 0.62, 0.56, 0.5, 0.44].map((k) => circ(x, y, r * k)).join(""));
  const ray = s.sym("jr", () => {
    s.f(paint.brick, `M0-${r * 0.95}L15-${r * 0.8} 0-${r * 0.65}-15-${r * 0.8}z`);
    s.f(paint.paper, `M0-${r * 0.86}L6-${r * 0.8} 0-${r * 0.74}-6-${r * 0.8}z`);
  });
  const dot = s.sym("jd", () => s.f(paint.leaf, `M0-${r * 0.9}l8 8-8 8-8-8z`));
  for (let i = 0; i < 16; i++) {
    s.use(ray, x, y, 1, 1, i * 22.5);
    s.use(dot, x, y, 1, 1, i * 22.5 + 11.25);
  }
  let weave = "";
  for (let i = 0; i < 48; i++) {
    const a = (i * Math.PI) / 24;
    weave += `M${Math.round(x + Math.cos(a) * r * 0.4)} ${Math.round(y + Math.sin(a) * r * 0.4)}L${Math.round(x + Math.cos(a) * r * 0.62)} ${Math.round(y + Math.sin(a) * r * 0.62)}`;
  }
  s.s("#CF963F", 2, weave, 0.8);
  s.f("#B9752B", circ(x + 3, y + 4, r * 0.38));
  s.f(paint.brick, circ(x, y, r * 0.36));
  s.f(paint.maroon, pen().m(x, y).l(x + r * 0.25, y - r * 0.26).c3(x + r * 0.4, y - r * 0.1, x + r * 0.4, y + r * 0.2, x + r * 0.1, y + r * 0.345).z());
  K.compass(s, x, y, r * 0.3, paint.marigold, "#F6C66B");
}

function river(s) {
  s.f("#F9E2C0", rect(0, 0, 900, 600));
  s.f("#FBEED8", hill([[0, 180], [240, 140], [480, 190], [720, 150], [900, 184]], 420));
  s.fade(paint.brick, rect(0, 0, 900, 320), 0, 260, { N: 70, o: 0.25 });
  K.birds(s, 130, 120, 6, 34, paint.ink);
  jaapi(s, 640, 236, 168);
  s.f("#A9B7A2", hill([[0, 344], [180, 306], [360, 344], [560, 366], [740, 330], [900, 300]], 460));
  s.f("#6E9A86", hill([[0, 380], [200, 356], [420, 384], [640, 388], [800, 362], [900, 370]], 460));
  s.f("#2F7F86", rect(0, 392, 900, 140));
  s.f("#F0B65A", `${rect(520, 398, 250, 6)}${rect(560, 412, 180, 6)}${rect(596, 426, 110, 5)}`, 0.9);
  s.f("#256B76", hill([[0, 440], [220, 430], [460, 446], [700, 432], [900, 444]], 540));
  s.s("#7FB9B4", 3.4, "M20 420h90M150 436h60M700 446h110M560 466h80M800 470h70M40 476h70M210 494h110M640 492h130", 0.8);
}

function sail(s) {
  const page = pen().m(268, 40).c3(340, 62, 420, 58, 486, 34).c3(520, 150, 516, 262, 470, 366).c3(400, 388, 320, 386, 246, 362).c3(290, 260, 296, 140, 268, 40).z();
  s.s("#6B3D22", 9, "M380 26V430");
  s.f("#E6C992", page.t((x, y) => [x + 10, y + 6]));
  s.f(paint.paper, page);
  s.f("#EEDCB6", pen().m(486, 34).c3(520, 150, 516, 262, 470, 366).c3(446, 374, 424, 378, 400, 380).c3(452, 270, 462, 150, 436, 50).q(462, 44, 486, 34).z());
  s.s("#6B3D22", 8, "M258 38Q380 84 498 30M238 362Q360 408 480 366");
  // The writing: a red initial, then lines that follow the wind.
  s.f(paint.brick, pen().m(302, 92).q(322, 98, 346, 98).l(349, 148).q(326, 148, 307, 142).z());
  K.compass(s, 326, 121, 22, paint.paper, "#F3D9A4");
  let lines = "";
  const bend = (x, y) => y + 16 - 0.0014 * (x - 380) * (x - 380);
  const line = (x0, x1, y) => (lines += `M${x0} ${Math.round(bend(x0, y))}Q${(x0 + x1) / 2} ${Math.round(bend((x0 + x1) / 2, y) * 2 - (bend(x0, y) + bend(x1, y)) / 2)} ${x1} ${Math.round(bend(x1, y))}`);
  for (const y of [90, 110, 130]) line(362, 470 + (y - 90) * 0.2, y);
  [[310, 478], [310, 480], [310, 430]].forEach(([a, b], i) => line(a, b, 156 + i * 22));
  [[308, 478], [306, 476], [303, 474], [300, 400]].forEach(([a, b], i) => line(a, b, 236 + i * 22));
  s.s(paint.ink, 4.4, lines, 0.75);
  s.s(paint.brick, 4, "M300 338Q376 360 456 340", 0, ' stroke-dasharray=".1 11"');
}

function cargo(s) {
  const book = (x, y, w, h, face, edge) => {
    s.f(face, rect(x, y, w, h));
    s.f(paint.paper, rect(x + w - 16, y + 4, 16, h - 8));
    s.f(edge, rect(x, y, 12, h));
    s.f(paint.marigold, `${rect(x + 22, y, 5, h)}`);
  };
  book(432, 414, 148, 26, paint.brick, paint.maroon);
  book(446, 390, 128, 24, paint.indigo, "#1E2A6B");
  book(438, 364, 122, 26, paint.leaf, "#155C47");
  book(460, 342, 96, 22, paint.marigold, "#C97C05");
  K.person(s, 512, 342, 88, "sit", paint.brick, paint.paper, { shadow: 0 });
}

function hull(s) {
  const d = pen().m(150, 404).c3(220, 446, 320, 452, 420, 450).c3(520, 448, 620, 440, 690, 392).c3(680, 450, 630, 500, 540, 506).l(300, 506).c3(220, 502, 166, 462, 150, 404).z();
  s.f("#174F5C", pen().m(170, 496).q(420, 540, 680, 490).q(640, 530, 420, 532).q(220, 530, 170, 496).z(), 0.8);
  s.f("#6B2A1C", d);
  inside(s, "hl", `${d}`, () => {
    s.f("#8E3A22", rect(140, 396, 560, 66));
    const key = `<path fill="${paint.paper}" d="M24 4l18 17-18 17L6 21z"/><path fill="${paint.brick}" d="M24 12l9 9-9 9-9-9z"/><path fill="${paint.marigold}" d="M0 15l6 6-6 6zM48 15l-6 6 6 6z"/>`;
    s.raw(`<g transform="translate(140 456)"><rect width="560" height="42" fill="${s.pat("hk", 48, 42, key)}"/></g>`);
  });
  s.s("#E0A266", 7, "M150 404C220 446 320 452 420 450C520 448 620 440 690 392");
  s.s("#5A301B", 6, "M220 300L112 520");
  s.f("#C9824A", poly(124, 484, 138, 492, 104, 560, 92, 552));
}

function humanities() {
  const s = mk("dawn", 751, -1);
  river(s);
  sail(s);
  cargo(s);
  hull(s);
  K.person(s, 216, 436, 112, "kurta", paint.paper, paint.brick, { shadow: 0 });
  s.s(paint.paper, 4, "M150 512q20-10 40 0t40 0M560 516q20-10 40 0t40 0 40 0", 0.8);
  // The gamosa: red on white.
  const motif =
    `<path fill="${paint.brick}" d="M45 10l6 8h8l-4 8 10 6-10 6 4 8h-8l-6 8-6-8h-8l4-8-10-6 10-6-4-8h8z"/><path fill="${paint.paper}" d="M45 26l6 6-6 6-6-6z"/><path fill="${paint.brick}" d="M0 22l10 10L0 42zM90 22L80 32l10 10zM0 8l5 5-5 5zM90 8l-5 5 5 5zM0 46l5 5-5 5zM90 46l-5 5 5 5z"/>`;
  band(s, "gm", { y: 536, h: 64, ground: "#FFF8EA", body: motif, unit: 90, edge: paint.brick });
  return s.grain(0.45);
}

// ---- the typewriter ----
const night = { ground: "#14213F", glow: "#1E3560", far: "#1A2C52" };

function city(s) {
  s.f(night.ground, rect(0, 0, 900, 600));
  s.f("#1A2D55", circ(450, 250, 330));
  s.f("#233C6E", circ(450, 240, 230));
  s.spray(paint.paper, 50, (r) => [r() * 900, r() * 260], 2, 0.8);
  s.spray(paint.paper, 10, (r) => [r() * 900, r() * 200], 4, 0.95);
  s.f("#0E1833", poly(0, 340, 44, 340, 44, 300, 100, 300, 100, 250, 112, 226, 124, 250, 124, 330, 170, 330, 170, 280, 226, 280, 226, 360, 300, 360, 300, 520, 0, 520));
  s.f("#0E1833", poly(900, 310, 856, 310, 856, 270, 806, 270, 806, 350, 760, 350, 760, 296, 708, 296, 708, 350, 640, 350, 640, 520, 900, 520));
  let lit = "";
  for (const [x0, x1, y0, y1] of [[50, 92, 314, 500], [4, 36, 356, 500], [130, 162, 346, 500], [176, 218, 296, 500], [812, 850, 286, 500], [714, 752, 312, 500], [862, 894, 326, 500], [766, 800, 366, 500]])
    for (let x = x0; x < x1 - 6; x += 15) for (let y = y0; y < y1; y += 19) if (s.r() < 0.5) lit += `M${x} ${y}h8v9h-8z`;
  s.f(paint.marigold, lit, 0.9);
}

function frontPage(s) {
  s.f("#0B1329", poly(318, 44, 604, 44, 604, 360, 318, 360), 0.4);
  s.f(paint.paper, poly(304, 30, 590, 30, 594, 356, 300, 356));
  s.f("#E9D7AE", poly(520, 30, 590, 30, 594, 356, 548, 356));
  s.f(paint.ink, rect(330, 50, 234, 5));
  K.compass(s, 447, 84, 24, paint.brick, paint.marigold);
  s.f(paint.ink, `${rect(330, 74, 84, 20)}${rect(480, 74, 84, 20)}`);
  s.f(paint.ink, rect(330, 112, 234, 5));
  s.f(paint.ink, `${rect(330, 130, 200, 17)}${rect(330, 154, 150, 17)}`);
  // The picture of the day: sun over the sea and the gateway at the quay.
  inside(s, "ph", rect(330, 186, 144, 112), () => {
    s.f("#F3B25A", rect(330, 186, 144, 112));
    s.f("#FBE3A8", circ(438, 236, 46));
    s.f(paint.brick, circ(438, 236, 28));
    s.f("#2E7A80", rect(330, 254, 144, 50));
    s.f("#F3B25A", `${rect(416, 260, 44, 4)}${rect(424, 270, 30, 4)}`);
    s.raw(`<path fill="#3A2230" fill-rule="evenodd" d="M340 270V222h8v-12q4-10 8 0v10h24v-10q4-10 8 0v12h8v48zM358 270h20v-20q-10-20-20 0z"/>`);
    s.raw(`<rect x="330" y="186" width="144" height="112" fill="${s.pat("ht", 7, 7, `<circle cx="2" cy="2" r="1.3" fill="${paint.ink}"/>`, "rotate(28)")}" opacity=".35"/>`);
  });
  let text = "";
  for (let y = 192; y < 346; y += 13) text += `M494 ${y}h${y === 270 ? 40 : 68}`;
  for (let y = 314; y < 350; y += 13) text += `M333 ${y}h138`;
  s.s(paint.ink, 3.6, text, 0.6);
}

// Sheets that have left already, folded into birds.
function paperBirds(s) {
  const bird = s.sym("pb", () => {
    s.f("#B9C6DE", "M-6 0L-34 12 14 8z");
    s.f(paint.paper, "M-6 0L-66-34 14-24z");
    s.f("#E9D7AE", "M-6 0L14-24 52-74 36-8z");
    s.f("#C9D3E6", "M-6 0L36-8 64-4 20 13z");
    s.f(paint.marigold, "M64-4L80-9 58 1z");
    s.s(paint.ink, 2.2, "M-40-24l34 4M-28-18l26 2", 0.6);
  });
  s.use(bird, 690, 226, 0.9, 0.9, -6);
  s.use(bird, 776, 132, 1.05, 1.05, -14);
  s.use(bird, 852, 62, 0.7, 0.7, -20);
  s.s(paint.paper, 3, "M618 300Q640 280 668 250M704 210Q720 180 738 166M800 116Q816 96 826 86", 0.7, ' stroke-dasharray="1 10"');
}

function typewriter(s) {
  // Roller, with its knobs.
  s.f("#0B1329", rect(226, 330, 452, 44));
  s.f("#2B3557", rect(226, 330, 452, 12));
  s.f(paint.brass, `${rect(200, 336, 26, 32)}${rect(678, 336, 26, 32)}`);
  s.f(paint.darkBrass, `${rect(200, 354, 26, 14)}${rect(678, 354, 26, 14)}`);
  s.s("#C9D3E6", 7, "M232 332L176 306");
  s.f("#C9D3E6", circ(172, 304, 11));
  s.f(paint.brass, rect(300, 346, 294, 6));
  // The body: lid, keyboard, foot.
  s.f(paint.brick, pen().m(240, 362).q(450, 350, 660, 362).l(690, 430).l(210, 430).z());
  s.f(paint.maroon, pen().m(520, 355).q(600, 357, 660, 362).l(690, 430).l(560, 430).z());
  s.f("#D8553C", pen().m(246, 366).q(450, 354, 652, 366).l(654, 374).q(450, 362, 244, 374).z());
  s.f(paint.ink, pen().m(346, 384).q(450, 376, 554, 384).l(540, 416).q(450, 406, 360, 416).z());
  let arms = "";
  for (let i = 0; i < 13; i++) arms += `M${Math.round(366 + i * 14)} ${Math.round(412 - Math.abs(6 - i) * -0.6)}L${Math.round(408 + i * 7)} 384`;
  s.s("#A9B4C4", 2.6, arms);
  s.f(paint.brick, poly(210, 430, 690, 430, 736, 546, 164, 546));
  s.f(paint.maroon, poly(560, 430, 690, 430, 736, 546, 588, 546));
  s.f("#6C1513", poly(164, 546, 736, 546, 736, 566, 164, 566));
  s.f("#3A0F14", poly(232, 440, 668, 440, 700, 528, 200, 528));
  const cap = s.sym("kc", () => {
    s.f("#1B0D10", circ(2, 5, 17, 14));
    s.f(paint.brass, circ(0, 0, 17, 14));
    s.f(paint.paper, circ(0, -1, 13, 10.5));
  });
  let signs = "";
  for (let row = 0; row < 3; row++) {
    const n = 10 + (row === 1 ? 1 : 0);
    for (let i = 0; i < n; i++) {
      const x = 450 + (i - (n - 1) / 2) * (39 + row * 2);
      const y = 456 + row * 25;
      s.use(cap, x, y, 0.92 + row * 0.04);
      signs += [`M${Math.round(x) - 4} ${y - 1}h8`, `M${Math.round(x)} ${y - 5}v8`, `M${Math.round(x) - 4} ${y + 2}l4-7 4 7`][(i * 7 + row * 5) % 3];
    }
  }
  s.s(paint.ink, 2.6, signs);
  s.f(paint.brass, pen().m(330, 528).l(570, 528).q(578, 538, 568, 542).l(332, 542).q(322, 538, 330, 528).z());
}

function journalism() {
  const s = mk("night", 752, -1);
  city(s);
  paperBirds(s);
  frontPage(s);
  typewriter(s);
  const runner = `<path fill="${paint.marigold}" d="M22 6q10 8 6 20-6 8-12 0-4-12 6-20z"/><path fill="${paint.brick}" d="M22 14q5 4 3 11-3 4-6 0-2-7 3-11z"/><circle cx="0" cy="20" r="3.4" fill="${paint.paper}"/><circle cx="44" cy="20" r="3.4" fill="${paint.paper}"/>`;
  band(s, "ru", { y: 562, h: 38, ground: paint.indigo, body: runner, unit: 44 });
  K.person(s, 84, 564, 108, "sari", paint.brick, paint.marigold, { shadow: 0, dark: "#8A5234" });
  K.person(s, 130, 564, 104, "kurta", paint.paper, paint.brick, { shadow: 0, dark: "#8A5234" });
  K.person(s, 822, 564, 106, "student", paint.leaf, paint.marigold, { shadow: 0, flip: 1, dark: "#8A5234" });
  return s.grain(0.4);
}

export default { "cover-humanities": humanities, "cover-journalism": journalism };
