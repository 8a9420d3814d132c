// Third scenes of the gallery: wings over a valley, dishes under the stars, flamingos, a turtle over its reef.
import * as K from "./kit.mjs";
import { cloth, inside } from "./cloth.mjs";
const { Scene, HOURS, pen, poly, rect, circ, curve, hill } = K;
const mk = (hour, seed, lx, more = {}) => new Scene(900, 600, { ...HOURS[hour], ...more }, seed, lx);

// ---- adventure: paragliders ----
function wing(s, x, y, w, colours, people) {
  const h = w * 0.3;
  const n = 12;
  const outer = (t) => [x + (t - 0.5) * w, y - Math.sin(Math.PI * t) * h];
  const inner = (t) => [x + (t - 0.5) * w * 0.96, y + w * 0.055 - Math.sin(Math.PI * t) * h * 0.72];
  const hang = [x + w * 0.03, y + w * 0.62];
  let lines = "";
  for (let i = 0; i <= n; i += 2) {
    const [lx, ly] = inner(i / n);
    lines += `M${Math.round(lx)} ${Math.round(ly)}L${Math.round(hang[0] + (i < n / 2 ? -5 : 5))} ${Math.round(hang[1])}`;
  }
  s.s(s.p.deep, w > 200 ? 1.8 : 1.2, lines, 0.7);
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 1) / n];
    const d = poly(...outer(a), ...outer((a + b) / 2), ...outer(b), ...inner(b), ...inner((a + b) / 2), ...inner(a));
    s.f(colours[i % colours.length], d);
    if (i >= n * 0.58) s.f(s.p.deep, d, 0.16 + (i - n * 0.58) * 0.03);
  }
  s.s("#FFF6E0", w * 0.014, curve([0.08, 0.25, 0.45].map((t) => outer(t)).map(([px, py]) => [px, py + w * 0.02])), 0.9);
  s.s(s.p.deep, w * 0.012, curve(Array.from({ length: 9 }, (_, i) => inner(i / 8))), 0.5);
  people(hang[0], hang[1]);
}

function pilots(s, k) {
  return (x, y) => {
    const T = (d) => `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${k})">${d}</g>`;
    s.raw(
      T(
        `<path fill="${s.p.deep}" d="M-10-14q-18 6-16 30 2 16 16 18l34 4q8-2 6-10l-22-8z"/><path fill="#B3261E" d="M-8-16q12-4 18 4l4 22-22 6q-6-18 0-32z"/><path fill="#F2A007" d="M-2-20a9 9 0 1118 0 9 9 0 01-18 0z"/><path stroke="#8A5234" stroke-width="5" fill="none" d="M6-8L14-30M-6-8L-12-30"/><path stroke="${s.p.deep}" stroke-width="6" fill="none" d="M14 24l26 2 4 8"/>`,
      ),
    );
  };
}

function paragliders() {
  const s = mk("noon", 801, -1);
  K.sky(s, { top: "#8CC7D6", low: "#CBE6E2", y: 380, bands: 3 });
  K.cloud(s, 60, 150, 190);
  K.cloud(s, 640, 110, 170, "#FBF2DF", 0.7);
  // Snow, then blue hills, then the valley in terraces.
  s.f("#7E97B5", poly(0, 330, 90, 250, 150, 290, 250, 190, 330, 270, 420, 230, 520, 300, 640, 216, 740, 292, 820, 240, 900, 300, 900, 420, 0, 420));
  s.f("#FBF2DF", poly(250, 190, 296, 236, 276, 252, 256, 232, 238, 254, 214, 238));
  s.f("#FBF2DF", poly(640, 216, 684, 250, 668, 268, 644, 246, 622, 266, 604, 246));
  s.f("#FBF2DF", poly(90, 250, 120, 270, 106, 284, 88, 268, 70, 282, 64, 274));
  s.f("#5E7FA0", poly(250, 190, 330, 270, 380, 350, 262, 330));
  s.f("#5F9890", hill([[0, 350], [160, 316], [340, 360], [540, 320], [720, 350], [900, 318]], 600));
  s.f("#3F8474", hill([[0, 420], [200, 376], [420, 420], [640, 384], [900, 410]], 600));
  const fields = ["#7DB45A", "#A9C95F", "#5F9F55", "#D9CF74", "#8FBF5E", "#6FA94F"];
  for (let i = 0; i < 6; i++) {
    const y = 424 + i * 26;
    s.f(fields[i], hill([[0, y + 6], [180, y - 10 + i * 3], [400, y + 12], [620, y - 6], [900, y + 8]], 600));
    s.s(s.p.tree, 3, hill([[0, y + 6], [180, y - 10 + i * 3], [400, y + 12], [620, y - 6], [900, y + 8]], 600), 0.35);
  }
  for (const [x, y] of [[620, 444], [664, 452], [190, 470]]) {
    s.f("#FBF2DF", rect(x, y - 16, 28, 16));
    s.f("#DFA56B", rect(x + 18, y - 16, 10, 16));
    s.f("#BC4B2D", poly(x - 4, y - 16, x + 14, y - 28, x + 32, y - 16));
  }
  for (const [x, y, h] of [[540, 470, 60], [570, 476, 48], [96, 462, 52], [790, 470, 66], [826, 480, 54]]) K.deodar(s, x, y, h);
  wing(s, 150, 212, 120, ["#2B3A8C", "#FBF3E0"], pilots(s, 0.4));
  wing(s, 770, 250, 96, ["#1F7A5C", "#F2A007"], pilots(s, 0.32));
  wing(s, 476, 206, 400, ["#B3261E", "#F2A007", "#FBF3E0"], pilots(s, 1.25));
  // The slope they leave from.
  s.f("#1E5B4C", hill([[0, 520], [160, 506], [320, 566], [420, 600]], 610));
  s.f(s.p.deep, hill([[0, 560], [120, 552], [260, 600]], 610));
  K.tufts(s, 10, 220, 566, 9, 44, s.p.deep);
  K.person(s, 120, 522, 66, "student", "#F2A007", "#B3261E");
  K.person(s, 168, 520, 62, "kurta", "#FBF3E0", "#B3261E");
  s.f(s.p.deep, hill([[640, 600], [760, 570], [900, 548]], 610));
  K.fronds(s, 890, 610, 120, 200, 268, 6, s.p.deep);
  return s.grain(0.4);
}

// ---- astronomy: the dishes near Pune ----
function dish(s, x, y, k, turn) {
  s.group(`transform="translate(${x} ${y})scale(${k})"`, () => {
    // Tower of concrete, then the cradle.
    s.f("#33458A", poly(-46, 190, -28, 20, 28, 20, 46, 190));
    s.f("#5A6CB0", poly(-46, 190, -28, 20, 4, 20, 0, 190));
    s.f("#0D1531", pen().m(-10, 190).l(-10, 156).q(0, 142, 10, 156).l(10, 190).z());
    s.f("#22326A", rect(-58, 6, 116, 18));
    s.f("#8C9AD0", rect(-58, 6, 116, 5));
    s.group(`transform="rotate(${turn})"`, () => {
      s.s("#8C9AD0", 6, "M-60 4L-110-96M60 4L110-96M0 10V-66");
      s.f("#22326A", pen().m(-206, -132).c3(-170, -30, 170, -30, 206, -132).z());
      s.f("#33458A", pen().m(-206, -132).c3(-170, -30, -60, -46, 0, -52).c3(-60, -70, -120, -100, -206, -132).z());
      s.f("#7C8CC8", circ(0, -132, 206, 62));
      s.f("#A9B6E2", circ(0, -134, 196, 55));
      let ribs = "";
      for (let i = 0; i < 16; i++) {
        const a = (i * Math.PI) / 8;
        ribs += `M0-112L${Math.round(Math.cos(a) * 198)} ${Math.round(-133 + Math.sin(a) * 56)}`;
      }
      s.s("#5A6CB0", 2.6, ribs);
      s.s("#5A6CB0", 2.2, `${circ(0, -126, 132, 36)}${circ(0, -119, 66, 18)}`);
      s.f("#33458A", circ(0, -112, 16, 6));
      s.s("#FBEBC8", 4, "M-120-150L0-268M120-150L0-268M-40-96L0-268M50-98L0-268");
      s.f("#F2A007", rect(-15, -292, 30, 30));
      s.f("#C97C05", rect(3, -292, 12, 30));
    });
  });
}

function radioDishes() {
  const s = mk("night", 802, -1, { sky: "#131E4C" });
  K.sky(s, { y: 420, bands: 3 });
  const pole = [300, 150];
  let trails = "";
  for (let i = 0; i < 26; i++) {
    const r = 40 + i * 23;
    const from = s.r() * 6.28;
    const sweep = s.r.in(0.35, 0.9);
    const at = (a) => `${Math.round(pole[0] + Math.cos(a) * r)} ${Math.round(pole[1] + Math.sin(a) * r)}`;
    trails += `M${at(from)}A${r} ${r} 0 0 1 ${at(from + sweep)}`;
    trails += `M${at(from + 2.6)}A${r} ${r} 0 0 1 ${at(from + 2.6 + sweep * 0.7)}`;
  }
  s.s("#A9B6E2", 2.2, trails, 0.6);
  K.stars(s, 40, 330);
  K.compass(s, pole[0], pole[1], 24, "#FBEBC8", "#F2A007");
  s.f("#22316A", hill([[0, 404], [140, 372], [300, 400], [480, 366], [660, 398], [900, 360]], 610));
  s.f("#1B2858", hill([[0, 450], [220, 430], [460, 446], [700, 424], [900, 440]], 610));
  dish(s, 128, 392, 0.3, -18);
  dish(s, 268, 410, 0.38, -18);
  s.f("#16204A", hill([[0, 500], [240, 478], [520, 492], [900, 470]], 610));
  dish(s, 596, 330, 1, -20);
  // Fields below, and the road with its one lamp.
  s.f("#2A3A78", pen().m(120, 610).c3(240, 540, 420, 530, 560, 516).l(640, 520).c3(520, 540, 420, 566, 360, 610).z());
  s.f("#4A5490", circ(300, 520, 70), 0.45);
  s.f("#8A7A5C", circ(300, 524, 40), 0.5);
  s.f("#F2A007", circ(300, 524, 9));
  s.s("#0D1531", 4, "M300 524V566");
  K.person(s, 262, 574, 58, "kurta", "#FBEBC8", "#B3261E", { shadow: 0 });
  K.person(s, 336, 576, 56, "sari", "#B3261E", "#F2A007", { shadow: 0, flip: 1 });
  s.f("#0D1531", hill([[0, 560], [110, 552], [240, 600]], 610));
  s.f("#0D1531", hill([[560, 600], [720, 560], [900, 540]], 610));
  K.tufts(s, 6, 180, 572, 9, 54, "#0D1531");
  K.tufts(s, 700, 896, 560, 9, 54, "#0D1531");
  return s.grain(0.4);
}

// ---- nature: flamingos ----
const pinks = { body: "#F08A78", light: "#F9B8A2", dark: "#C9504E" };

function flamingo(s, x, y, k, neck, flip = 1) {
  s.group(`transform="translate(${x} ${y})scale(${k * flip} ${k})"`, () => {
    s.s("#C9504E", 5, "M-4-96L-10-46-6 0M14-98L20-50 14-2");
    s.f("#C9504E", "M-12-48a4 4 0 118 0 4 4 0 01-8 0zM14-52a4 4 0 118 0 4 4 0 01-8 0z");
    s.f(pinks.dark, pen().m(-52, -128).c3(-74, -132, -88, -118, -98, -100).c3(-80, -102, -66, -100, -48, -104).z());
    s.f(pinks.body, pen().m(48, -138).c3(30, -176, -40, -176, -64, -132).c3(-66, -104, -30, -86, 8, -90).c3(36, -94, 54, -112, 48, -138).z());
    s.f(pinks.light, pen().m(44, -144).c3(24, -172, -28, -172, -50, -146).c3(-24, -156, 10, -156, 30, -138).z());
    s.f(pinks.dark, pen().m(-66, -124).c3(-40, -140, -10, -138, 12, -122).c3(-10, -104, -40, -100, -62, -112).z(), 0.75);
    s.s("#FBD3C2", 3, "M-40-122q18-6 34 2M-46-114q20-4 36 2");
    if (neck === "high") {
      s.s(pinks.body, 15, "M40-138C84-150 78-190 54-206S30-262 62-274");
      s.s(pinks.light, 5, "M44-146C76-154 72-188 50-204S24-262 56-278");
      s.f(pinks.body, circ(66, -274, 18, 14));
      s.f("#FBE6D0", pen().m(78, -282).q(96, -280, 98, -262).l(86, -262).q(82, -268, 76, -268).z());
      s.f("#26305E", pen().m(98, -264).q(100, -248, 88, -238).q(84, -250, 86, -262).z());
      s.f("#26305E", circ(70, -278, 3));
    } else {
      s.s(pinks.body, 15, "M40-136C92-140 96-90 78-66S76-26 88-18");
      s.s(pinks.light, 5, "M44-144C100-146 104-90 86-64");
      s.f(pinks.body, circ(88, -20, 16, 15));
      s.f("#FBE6D0", pen().m(80, -10).q(84, 6, 72, 12).l(66, 2).q(74, -2, 74, -12).z());
      s.f("#26305E", pen().m(74, 10).q(60, 14, 54, 2).q(64, 0, 68, 2).z());
      s.f("#26305E", circ(92, -22, 3));
    }
  });
}

function flamingos() {
  const s = mk("dawn", 803, -1);
  K.sky(s, { top: "#F5B99A", low: "#FBDDBE", y: 300, bands: 3 });
  K.sun(s, 224, 210, 74, "#F2A007", 1);
  s.f("#B5939E", hill([[0, 300], [130, 262], [300, 296], [470, 250], [640, 292], [800, 262], [900, 284]], 340));
  s.f("#9A8098", hill([[0, 316], [220, 300], [460, 318], [700, 302], [900, 314]], 340));
  s.f("#EDB79B", rect(0, 330, 900, 280));
  s.f("#F6D0B0", hill([[0, 360], [260, 346], [560, 366], [900, 350]], 610));
  s.f("#F9BE5A", `${rect(150, 338, 150, 6)}${rect(170, 352, 110, 6)}${rect(188, 368, 76, 5)}${rect(202, 384, 46, 5)}`);
  // The flock, far away, is a line of the same pink.
  let far = "";
  for (let i = 0; i < 46; i++) far += `M${Math.round(330 + i * 12 + s.r.j(0, 5))} ${Math.round(338 + s.r.j(0, 4))}q3-8 8-6l2-10`;
  s.s("#E07F72", 4, far, 0.9);
  s.s("#FBE6D0", 2.6, "M40 420h120M300 408h90M520 430h140M720 404h110M90 470h80M640 486h120M380 500h70M180 540h120M560 556h90M780 540h80", 0.85);
  // Flying ones.
  const flying = s.sym("fy", () => {
    s.s("#E07F72", 5, "M-46 6Q-10-4 0 0T52-8");
    s.f("#C9504E", "M-8 0Q-22-34-54-44-30-20-22 2zM0 0Q10-30 40-46 26-20 16 2z");
    s.f("#26305E", "M-54-44q12 4 20 12l-8 0zM40-46q-10 6-18 15l6-1z");
  });
  s.use(flying, 560, 120, 1);
  s.use(flying, 660, 160, 0.8);
  s.use(flying, 476, 168, 0.7);
  s.use(flying, 740, 118, 0.62);
  // Mirror images first, then the birds.
  const birds = [[206, 468, 0.7, "low", 1], [722, 458, 0.76, "high", -1], [366, 522, 1.14, "high", 1], [572, 530, 1.1, "low", 1]];
  for (const [x, y, k, , flip] of birds) {
    s.group(`transform="translate(${x} ${y})scale(${k * flip} ${-k})" opacity=".32"`, () => {
      s.s("#C9504E", 5, "M-4-6L-8-52M14-8L18-52");
      s.f(pinks.dark, pen().m(48, -70).c3(30, -100, -40, -100, -84, -66).c3(-66, -44, -30, -36, 8, -40).c3(36, -44, 54, -50, 48, -70).z());
    });
    s.s("#FBE6D0", 2.4, `M${x - 40} ${y + 2}q20-6 40 0t40 0`, 0.9);
  }
  for (const [x, y, k, neck, flip] of birds) flamingo(s, x, y, k, neck, flip);
  s.f("#26305E", hill([[0, 552], [90, 566], [200, 600]], 610));
  s.f("#26305E", hill([[700, 600], [800, 564], [900, 540]], 610));
  K.tufts(s, 4, 140, 574, 9, 74, "#26305E");
  K.tufts(s, 770, 894, 570, 9, 84, "#26305E");
  K.person(s, 812, 358, 40, "kurta", "#FBF3E0", "#B3261E");
  K.person(s, 838, 358, 38, "sari", "#B3261E", "#F2A007");
  return s.grain(0.4);
}

// ---- seascape: under water ----
function turtle(s) {
  s.group('transform="translate(452 268)rotate(-14)"', () => {
    s.f("#0B3348", circ(16, 60, 150, 60), 0.25);
    const flipper = (d, light) => {
      s.f("#2C6B58", d);
      s.f("#6FA97A", light);
    };
    flipper("M110-30C170-90 210-150 196-186 150-170 90-120 74-60z", "M110-40C160-90 196-146 192-172 160-150 120-110 96-64z");
    flipper("M96 62C140 120 150 176 128 196 92 170 62 122 54 72z", "M92 74C124 120 138 164 128 184 110 160 88 120 78 78z");
    flipper("M-120-26C-170-70-200-72-214-56-196-30-160-6-126 4z", "M-126-22C-166-60-192-64-206-54-186-36-160-20-130-10z");
    flipper("M-118 34C-150 70-180 90-200 82-196 56-160 24-124 14z", "M-122 34C-150 64-176 80-192 76-180 58-156 38-128 26z");
    s.f("#2C6B58", pen().m(140, -22).c3(176, -44, 226, -34, 232, -2).c3(230, 26, 176, 34, 142, 20).z());
    s.f("#6FA97A", pen().m(146, -20).c3(176, -38, 222, -32, 228, -4).c3(200, -14, 176, -10, 150, 0).z());
    s.f("#FBF2DF", circ(206, -16, 8));
    s.f("#0B2A3C", circ(208, -16, 4));
    s.s("#2C6B58", 4, "M196 14q16 2 28-6");
    const shell = pen().m(150, 0).c3(136, -84, 20, -120, -66, -92).c3(-124, -70, -150, -30, -150, 4).c3(-146, 60, -90, 96, -10, 96).c3(80, 94, 142, 56, 150, 0).z();
    s.f("#8E4F2C", shell.t((a, b) => [a, b + 10]));
    s.f("#C98A1F", shell);
    inside(s, "ts", `${shell}`, () => {
      // Plates, each with its own eye: a printed cloth.
      const plate = s.sym("pl8", () => {
        s.f("#8E4F2C", "M-40-22L0-44 40-22 40 22 0 44-40 22z");
        s.f("#B96A2C", "M-33-18L0-36 33-18 33 18 0 36-33 18z");
        s.f("#E0A23C", "M-20-11L0-22 20-11 20 11 0 22-20 11z");
        s.f("#8E2A1C", "M-8-5L0-10 8-5 8 5 0 10-8 5z");
      });
      for (const [row, y] of [[0, -72], [1, 0], [0, 72]])
        for (let i = -2; i <= 2; i++) s.use(plate, i * 84 + (row ? 0 : 42), y);
      s.f("#0B2A3C", pen().m(-150, 20).c3(-90, 70, 80, 70, 150, 10).l(150, 110).l(-150, 110).z(), 0.28);
    });
    s.s("#F7D68A", 5, "M-128-40C-96-90-20-104 40-92");
  });
}

function reef(s) {
  const fan = (x, y, k, colour, flip = 1) =>
    s.group(`transform="translate(${x} ${y})scale(${k * flip} ${k})"`, () => {
      let d = "";
      for (let i = -4; i <= 4; i++) d += `M0 0C${i * 8}-40 ${i * 18}-70 ${i * 24}-${130 - Math.abs(i) * 12}`;
      for (let i = -3; i <= 3; i++) d += `M${i * 9}-50l${i * 4 + 14}-40M${i * 9}-50l${i * 4 - 14}-40`;
      s.s(colour, 8, d);
    });
  const branch = (x, y, k, colour) =>
    s.group(`transform="translate(${x} ${y})scale(${k})"`, () =>
      s.s(colour, 17, "M0 0V-60C0-90-36-90-40-128M0-46C6-84 40-86 42-132M-26-92C-46-100-62-110-64-138M28-92C48-98 66-104 72-126M2-70C2-100 4-120 0-150"),
    );
  const brain = (x, y, r, face, dark) => {
    const d = pen().m(x - r, y).c3(x - r, y - r * 1.1, x + r, y - r * 1.1, x + r, y).z();
    s.f(face, d);
    s.raw(`<path d="${d}" fill="${s.pat(`br${r}`, 30, 24, `<path fill="none" stroke="${dark}" stroke-width="4" d="M0 6q8-8 15 0t15 0M-8 18q8-8 15 0t15 0 15 0"/>`)}"/>`);
  };
  s.f("#0F4A5C", hill([[0, 490], [150, 456], [330, 506], [520, 486], [700, 506], [900, 450]], 610));
  fan(96, 500, 1.15, "#B04A6A");
  branch(230, 578, 0.9, "#E07B4A");
  brain(346, 590, 66, "#8FB06A", "#5E8448");
  fan(812, 500, 1.3, "#7A4A8C", -1);
  branch(692, 592, 1.05, "#D9553F");
  brain(586, 592, 56, "#E9B85A", "#B07F2C");
  s.f("#0A2C3E", hill([[0, 560], [140, 540], [300, 580], [480, 566], [660, 586], [900, 536]], 610));
  branch(130, 596, 0.8, "#0A2C3E");
  branch(846, 590, 1, "#0A2C3E");
  fan(450, 606, 0.6, "#0A2C3E");
  s.spray("#F9D9A0", 26, (r) => [r() * 900, 540 + r() * 56], 4, 0.6);
}

function underWater() {
  const s = mk("noon", 804, -1, { deep: "#0B2A3C" });
  s.f("#2E93A0", rect(0, 0, 900, 600));
  s.f("#1F7C90", hill([[0, 170], [240, 200], [480, 160], [720, 204], [900, 176]], 610));
  s.f("#186579", hill([[0, 320], [200, 350], [460, 310], [700, 356], [900, 326]], 610));
  s.f("#145266", hill([[0, 440], [240, 420], [480, 456], [720, 424], [900, 446]], 610));
  // The surface from below, with light that comes down in steps.
  s.f("#8FD3CC", hill([[0, 40], [120, 26], [260, 44], [420, 24], [600, 46], [760, 28], [900, 42]], -10));
  for (const [x0, x1, w0, w1] of [[120, 40, 60, 150], [330, 290, 46, 130], [560, 600, 60, 170], [760, 840, 40, 120]])
    s.f("#BDE6D6", poly(x0, 30, x0 + w0, 30, x1 + w1, 500, x1, 500), 0.13);
  s.spray("#D6F0E2", 60, (r) => [r() * 900, 60 + r() * 400], 2.4, 0.6);
  // A boat above, and one who looks down.
  s.f("#0F4A5C", pen().m(640, 26).c3(660, 74, 800, 74, 822, 26).z());
  s.f("#8E4F2C", pen().m(640, 26).c3(656, 60, 800, 62, 822, 26).z());
  s.s("#0B2A3C", 4, "M730 60V84");
  s.group('transform="translate(252 66)rotate(8)"', () => {
    s.f("#0B2A3C", "M-44 0Q0-14 40-6L44 4Q0 12-44 8z");
    s.f("#B3261E", "M-16-8Q8-14 24-8L22 8Q0 12-16 8z");
    s.f("#F2A007", "M-44 2l-30-8 4 18z");
    s.s("#0B2A3C", 6, "M30 4L52 30M-10 6L-14 30");
    s.f("#0B2A3C", circ(52, -2, 11));
  });
  // A shoal that turns as one.
  const fish = s.sym("fi", () => {
    s.f("#F2A007", "M-16 0Q0-14 18 0 0 14-16 0zM-14 0l-14-9v18z");
    s.f("#FBF2DF", "M2-7q4 7 0 14l-5 1q4-8 0-16z");
  });
  for (let i = 0; i < 17; i++) s.use(fish, 780 + Math.cos(i * 0.74) * (24 + i * 4), 262 + Math.sin(i * 0.9) * (16 + i * 4), 0.7 + (i % 3) * 0.14, undefined, -12 + (i % 4) * 8);
  for (let i = 0; i < 7; i++) s.use(fish, 110 + i * 22, 330 + Math.sin(i) * 22, 0.6, undefined, 10);
  turtle(s);
  reef(s);
  s.s("#D6F0E2", 3, `${circ(676, 190, 7)}${circ(690, 164, 5)}${circ(680, 140, 8)}`, 0.8);
  return s.grain(0.4);
}

export default {
  "landscape-adventure-3": paragliders,
  "landscape-astronomy-3": radioDishes,
  "landscape-nature-3": flamingos,
  "landscape-seascape-3": underWater,
};
