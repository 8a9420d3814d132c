// Two houses seen from the front: a shop under its awning, and a hospital with its front wall taken off.
import * as K from "./kit.mjs";
import { band } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ, hill } = K;
const mk = (hour, seed, lx) => new Scene(900, 600, { ...HOURS[hour], cream: paint.paper }, seed, lx);

// ---- the shop ----
const shop = { x: 176, y: 176, w: 548, h: 270 };

function shopWall(s) {
  s.f("#86C5BF", rect(0, 0, 900, 600));
  s.f("#9BD1CA", circ(280, 200, 330));
  s.fade("#3F8F8C", rect(0, 0, 900, 480), 460, 60, { N: 90, o: 0.5 });
  s.f("#5BA5A0", rect(0, 420, 900, 110));
  s.s("#4A918D", 3, "M30 100h46v24M60 112h40M812 262h46v22M840 274h40M40 300h40M790 120h30");
  s.f("#D9A766", rect(0, 524, 900, 80));
  s.f("#EBC183", rect(0, 524, 900, 8));
}

// Jars that fill from left to right: what a shop learns to count.
function goods(s) {
  const { x, y, w, h } = shop;
  s.f("#5E2F18", rect(x - 18, y - 40, w + 36, h + 60));
  s.f("#2A1620", rect(x, y, w, h));
  s.f("#3F2430", rect(x, y, w, h - 176));
  const shelves = [y + 96, y + 178];
  const glass = s.sym("gj", () => {
    s.f(paint.paper, pen().m(-17, -58).l(17, -58).q(21, -52, 21, -46).l(21, -4).q(21, 0, 17, 0).l(-17, 0).q(-21, 0, -21, -4).l(-21, -46).q(-21, -52, -17, -58).z(), 0.28);
  });
  const lid = s.sym("lj", () => {
    s.f(paint.brick, rect(-18, -68, 36, 12));
    s.f(paint.maroon, rect(4, -68, 14, 12));
    s.s(paint.paper, 3.4, "M-13-48V-10", 0.8);
  });
  const contents = [paint.marigold, paint.rust, "#8FBF6A", "#F7E9CF", paint.brick, paint.marigold, "#7FB9C9", "#F3D9A4", "#8FBF6A", paint.rust];
  shelves.forEach((shelf, row) => {
    const n = 10;
    for (let i = 0; i < n; i++) {
      const cx = x + 34 + i * ((w - 68) / (n - 1));
      const level = 12 + (i / (n - 1)) * 38 + (i % 2 ? -4 : 3) * (row + 1) * 0.6;
      s.use(glass, cx, shelf);
      s.f(contents[(i * (row ? 3 : 1) + row * 4) % 10], rect(cx - 18, shelf - 3 - level, 36, level));
      s.use(lid, cx, shelf);
    }
    s.f(paint.wood, rect(x, shelf, w, 10));
    s.f(paint.darkWood, rect(x, shelf + 6, w, 6));
  });
  // Garland of limes and chillies, paper packets on their strings.
  let strips = "";
  for (const px of [x + 22, x + w - 22]) for (let i = 0; i < 6; i++) strips += `M${px - 9} ${y + 6 + i * 15}h18v11h-18z`;
  s.f(paint.leaf, strips);
}

function awning(s) {
  const top = { y: 90, a: 196, b: 704 };
  const foot = { y: 196, a: 108, b: 792 };
  const n = 13;
  s.f("#16324A", poly(170, 196, 740, 196, 724, 262, 176, 262), 0.42);
  for (let i = 0; i < n; i++) {
    const t = (k, e) => e.a + ((e.b - e.a) * k) / n;
    const [a, b, c, d] = [t(i, top), t(i + 1, top), t(i + 1, foot), t(i, foot)];
    const red = i % 2 === 0;
    s.f(red ? paint.brick : paint.paper, pen().m(a, top.y).l(b, top.y).l(c, foot.y).q((c + d) / 2, foot.y + 62, d, foot.y).z());
    s.f(red ? paint.maroon : "#E3CFA4", pen().m(d, foot.y).l(c, foot.y).q((c + d) / 2, foot.y + 62, d, foot.y).z());
  }
  // Stitches and small flowers on the pale stripes.
  let flowers = "";
  for (let i = 1; i < n; i += 2)
    for (const u of [0.22, 0.5, 0.78]) {
      const a = top.a + ((top.b - top.a) * (i + 0.5)) / n;
      const b = foot.a + ((foot.b - foot.a) * (i + 0.5)) / n;
      const [fx, fy] = [a + (b - a) * u, top.y + (foot.y - top.y) * u];
      flowers += `M${Math.round(fx)} ${Math.round(fy - 11)}l7 11-7 11-7-11z`;
    }
  s.f(paint.marigold, flowers);
  s.s(paint.marigold, 6, `M${foot.a} ${foot.y}H${foot.b}`);
  s.f(paint.darkWood, rect(188, 76, 524, 16));
  s.f("#E0A266", rect(188, 76, 524, 5));
  // The sign: a petal instead of a name.
  s.f("#1E2A6B", rect(298, 38, 316, 44));
  s.f(paint.indigo, rect(290, 30, 320, 46));
  s.s(paint.marigold, 3.4, "M302 37H598M302 69H598", 0, ' stroke-dasharray="1 10"');
  K.compass(s, 450, 53, 20, paint.marigold, "#FBD36B");
  s.f(paint.paper, `${rect(334, 45, 74, 7)}${rect(350, 56, 58, 6)}${rect(492, 45, 74, 7)}${rect(492, 56, 58, 6)}`);
}

function counter(s) {
  // Who sells and who learns to.
  K.person(s, 352, 470, 150, "sari", paint.brick, paint.marigold, { shadow: 0, dark: "#8A5234" });
  K.person(s, 428, 468, 138, "student", paint.leaf, paint.indigo, { shadow: 0, flip: 1, dark: "#8A5234" });
  s.f("#7A4326", rect(150, 404, 600, 130));
  s.f(paint.wood, rect(138, 394, 624, 22));
  s.f("#E0A266", rect(138, 394, 624, 6));
  s.f("#5E2F18", rect(150, 416, 600, 9), 0.6);
  const tile = `<path fill="${paint.marigold}" d="M40 8l32 33-32 33L8 41z"/><path fill="${paint.indigo}" d="M40 20l21 21-21 21-21-21z"/><path fill="${paint.paper}" d="M40 28q10 5 13 13-3 8-13 13-10-5-13-13 3-8 13-13z"/><path fill="${paint.brick}" d="M40 35l6 6-6 6-6-6z"/><path fill="${paint.paper}" d="M0 31l8 10-8 10zM80 31l-8 10 8 10z"/>`;
  band(s, "ct", { x: 170, y: 432, w: 560, h: 82, ground: "#1E2A6B", body: tile, unit: 80 });
  // The books: a ledger, the abacus, coins in growing piles.
  s.f(paint.maroon, poly(196, 394, 214, 366, 306, 366, 296, 394));
  s.f(paint.paper, poly(208, 388, 220, 370, 298, 370, 291, 388));
  s.s(paint.ink, 2.6, "M226 376h26M222 383h26M262 376h26M259 383h26", 0.6);
  for (let i = 0; i < 5; i++)
    for (let k = 0; k <= i; k++) {
      s.f(paint.darkBrass, circ(520 + i * 40, 391 - k * 9, 17, 5.4));
      s.f(paint.marigold, circ(520 + i * 40, 388 - k * 9, 17, 5.4));
    }
}

function sacks(s) {
  const sack = (x, y, w, h, heap, light) => {
    s.f("#16324A", circ(x + 8, y + 2, w * 0.6, 9), 0.28);
    s.f(heap, pen().m(x - w * 0.46, y - h).q(x - w * 0.1, y - h - w * 0.62, x + w * 0.46, y - h).z());
    s.f(light, pen().m(x - w * 0.3, y - h).q(x - w * 0.12, y - h - w * 0.44, x + w * 0.1, y - h).z());
    s.f("#C9A46A", pen().m(x - w * 0.46, y - h).c3(x - w * 0.62, y - h * 0.4, x - w * 0.56, y, x - w * 0.4, y).l(x + w * 0.4, y).c3(x + w * 0.56, y, x + w * 0.62, y - h * 0.4, x + w * 0.46, y - h).z());
    s.f("#A5814B", pen().m(x + w * 0.12, y - h).l(x + w * 0.46, y - h).c3(x + w * 0.62, y - h * 0.4, x + w * 0.56, y, x + w * 0.4, y).l(x + w * 0.1, y).c3(x + w * 0.3, y - h * 0.3, x + w * 0.24, y - h * 0.7, x + w * 0.12, y - h).z());
    s.f("#E3C68E", pen().m(x - w * 0.5, y - h - 4).q(x, y - h + 8, x + w * 0.5, y - h - 4).l(x + w * 0.5, y - h + 10).q(x, y - h + 22, x - w * 0.5, y - h + 10).z());
  };
  sack(812, 540, 100, 70, paint.brick, "#D8553C");
  sack(738, 562, 106, 62, paint.marigold, "#FBD36B");
  sack(850, 578, 104, 58, "#8FAE55", "#B5CC78");
}

function business() {
  const s = mk("noon", 771, -1);
  shopWall(s);
  goods(s);
  counter(s);
  awning(s);
  sacks(s);
  // Customers on their way.
  K.person(s, 72, 570, 124, "sari", paint.brick, paint.paper, { shadow: 0 });
  K.person(s, 126, 572, 116, "kurta", paint.paper, paint.brick, { shadow: 0, dark: "#8A5234" });
  return s.grain(0.45);
}

// ---- the hospital ----
const house = { x: 150, y: 138, w: 520, floor: 127 };

function rooms(s) {
  const { x, y, w, floor } = house;
  s.f("#1F2A5C", rect(x - 16, y - 14, w + 32, floor * 3 + 34));
  s.f("#141C42", rect(x + w, y - 14, 16, floor * 3 + 34));
  const tints = [["#FBE0A6", "#BFE0D2"], ["#CFE3EC", "#FBD0B0"], ["#DDE8B8", "#FBE0A6"]];
  for (let row = 0; row < 3; row++)
    for (let col = 0; col < 2; col++) {
      const [rx, ry, rw, rh] = [x + col * 264, y + row * floor, col ? 256 : 256, floor - 12];
      s.f(tints[row][col], rect(rx, ry, rw, rh));
      s.f("#16324A", rect(rx, ry, rw, 9), 0.22);
      s.f("#16324A", rect(rx, ry, 10, rh), 0.12);
      s.f("#8E4F2C", rect(rx, ry + rh - 8, rw, 8));
    }
  // Roof with its tank, and the flag of the house: a leaf on white.
  s.f("#33458A", rect(x - 26, y - 30, w + 52, 18));
  s.f("#141C42", rect(x - 26, y - 16, w + 52, 6));
  s.f("#33458A", rect(x + 408, y - 82, 66, 52));
  s.f("#1F2A5C", rect(x + 444, y - 82, 30, 52));
  s.f("#1F2A5C", rect(x + 402, y - 88, 78, 9));
  s.f(paint.leaf, rect(x + 196, y - 92, 122, 64));
  s.f("#155C47", rect(x + 286, y - 92, 32, 64));
  s.f(paint.paper, `${rect(x + 246, y - 86, 20, 52)}${rect(x + 230, y - 70, 52, 20)}`);
}

// Six offices: roster, ward, pharmacy, accounts, reception, stores.
function offices(s) {
  const { x, y, floor } = house;
  const f1 = y + floor - 20;
  const f2 = f1 + floor;
  const f3 = f2 + floor;
  const right = x + 264;
  // The roster: pegs on a board, as a woven pattern.
  s.f(paint.darkWood, rect(x + 26, y + 20, 150, 78));
  s.f(paint.paper, rect(x + 32, y + 26, 138, 66));
  const colours = [paint.brick, paint.indigo, paint.marigold, paint.leaf];
  for (let r = 0; r < 4; r++) for (let c = 0; c < 8; c++) s.f(colours[(c * 2 + r * 3 + ((c * r) % 3)) % 4], rect(x + 40 + c * 16, y + 31 + r * 15, 11, 10));
  K.person(s, x + 210, f1, 84, "sari", paint.brick, paint.marigold, { shadow: 0, dark: "#3A2230" });
  // The ward.
  s.f(paint.paper, rect(right + 30, f1 - 44, 132, 18));
  s.f(paint.indigo, rect(right + 70, f1 - 52, 96, 24));
  s.f("#5066C4", rect(right + 70, f1 - 52, 96, 8));
  s.f("#16324A", `${rect(right + 24, f1 - 66, 7, 66)}${rect(right + 164, f1 - 46, 7, 46)}${rect(right + 30, f1 - 26, 136, 6)}`);
  s.f("#A9653F", circ(right + 50, f1 - 54, 12, 11));
  s.f("#1B1A22", pen().m(right + 38, f1 - 54).c3(right + 36, f1 - 70, right + 60, f1 - 70, right + 60, f1 - 60).l(right + 46, f1 - 58).z());
  s.s("#16324A", 4, `M${right + 190} ${f1}V${f1 - 92}h20`);
  s.f(paint.paper, pen().m(right + 202, f1 - 88).l(right + 218, f1 - 88).l(right + 214, f1 - 62).l(right + 206, f1 - 62).z());
  K.person(s, right + 232, f1, 82, "kurta", paint.paper, paint.leaf, { shadow: 0, dark: "#3A2230", flip: 1 });
  // The pharmacy.
  for (let r = 0; r < 3; r++) {
    s.f(paint.darkWood, rect(x + 20, y + floor + 46 + r * 26, 132, 5));
    for (let c = 0; c < 8; c++) {
      const h = 12 + ((c * 5 + r * 3) % 4) * 3;
      s.f([paint.brick, paint.paper, paint.leaf, paint.marigold, paint.indigo][(c + r * 2) % 5], rect(x + 26 + c * 16, y + floor + 46 + r * 26 - h, 10, h));
    }
  }
  K.person(s, x + 196, f2, 84, "kurta", paint.indigo, paint.paper, { shadow: 0, dark: "#3A2230" });
  // Accounts: a desk, a screen, a lamp.
  s.f(paint.darkWood, `${rect(right + 30, f2 - 42, 150, 9)}${rect(right + 40, f2 - 40, 8, 40)}${rect(right + 162, f2 - 40, 8, 40)}`);
  s.f(paint.ink, rect(right + 56, f2 - 90, 66, 44));
  s.f("#CFE0F2", rect(right + 60, f2 - 86, 58, 36));
  let bars = "";
  [10, 16, 13, 22, 28].forEach((h, i) => (bars += rect(right + 66 + i * 10, f2 - 53 - h, 6, h)));
  s.f(paint.brick, bars);
  s.f(paint.paper, `${rect(right + 132, f2 - 54, 34, 5)}${rect(right + 134, f2 - 60, 32, 5)}${rect(right + 131, f2 - 48, 36, 6)}`);
  K.person(s, right + 212, f2, 70, "sit", paint.brick, paint.paper, { shadow: 0, dark: "#3A2230", flip: 1 });
  // The stores.
  for (const [bx, by, bw, bh] of [[20, 46, 58, 46], [82, 40, 50, 40], [30, 84, 46, 38], [88, 74, 40, 34]]) {
    s.f("#C9824A", rect(x + bx, f3 - by, bw, bh));
    s.f("#8E4F2C", rect(x + bx + bw * 0.68, f3 - by, bw * 0.32, bh));
    s.f(paint.sand, rect(x + bx + bw * 0.3, f3 - by, 8, bh));
  }
  K.person(s, x + 178, f3, 86, "student", paint.marigold, paint.leaf, { shadow: 0, dark: "#3A2230", flip: 1 });
  // Reception, with its door.
  s.f(paint.brick, rect(right + 22, f3 - 48, 104, 48));
  s.f(paint.maroon, rect(right + 92, f3 - 48, 34, 48));
  s.f(paint.paper, rect(right + 14, f3 - 54, 120, 8));
  s.f(paint.marigold, "M" + [0, 1, 2, 3].map((i) => `${right + 38 + i * 22} ${f3 - 36}l8 12-8 12-8-12z`).join("M"));
  K.person(s, right + 150, f3, 84, "sari", paint.leaf, paint.paper, { shadow: 0, dark: "#3A2230", flip: 1 });
  s.f("#16324A", rect(right + 184, f3 - 96, 66, 96));
  s.f("#BFE0E4", `${rect(right + 189, f3 - 91, 26, 91)}${rect(right + 219, f3 - 91, 26, 91)}`);
}

function ambulance(s, x, y) {
  s.f("#16324A", circ(x + 92, y + 2, 116, 10), 0.28);
  s.f(paint.paper, pen().m(x, y - 14).l(x, y - 98).q(x, y - 108, x + 10, y - 108).l(x + 134, y - 108).c3(x + 156, y - 106, x + 168, y - 80, x + 174, y - 62).q(x + 196, y - 56, x + 196, y - 40).l(x + 196, y - 14).z());
  s.f("#E3CFA4", pen().m(x, y - 34).l(x + 196, y - 34).l(x + 196, y - 14).l(x, y - 14).z());
  s.f(paint.brick, rect(x, y - 50, 196, 11));
  s.f("#7FB9C9", pen().m(x + 118, y - 96).l(x + 134, y - 96).c3(x + 148, y - 94, x + 154, y - 78, x + 160, y - 62).l(x + 118, y - 62).z());
  s.f(paint.leaf, `${rect(x + 46, y - 98, 14, 40)}${rect(x + 33, y - 85, 40, 14)}`);
  s.f(paint.marigold, rect(x + 84, y - 120, 28, 13));
  s.f(paint.brick, rect(x + 84, y - 120, 12, 13));
  for (const wx of [44, 152]) {
    s.f(paint.ink, circ(x + wx, y - 14, 22));
    s.f("#D9C9A6", circ(x + wx, y - 14, 10));
  }
}

function hospital() {
  const s = mk("noon", 772, -1);
  s.f("#E9793F", rect(0, 0, 900, 600));
  s.f("#F09A50", hill([[0, 130], [200, 90], [460, 150], [720, 100], [900, 140]], 600));
  s.f("#F6B968", hill([[0, 290], [200, 250], [460, 300], [720, 262], [900, 300]], 600));
  s.f("#F9CF86", circ(730, 250, 176), 0.6);
  s.f("#FCE6B4", circ(730, 250, 118));
  K.birds(s, 96, 110, 5, 30, paint.ink);
  s.fade(paint.brick, rect(0, 0, 900, 420), 0, 360, { N: 70, o: 0.3 });
  s.f("#B4512F", poly(690, 530, 690, 330, 740, 330, 740, 290, 800, 290, 800, 350, 860, 350, 860, 310, 900, 310, 900, 530));
  s.f("#B4512F", poly(0, 530, 0, 360, 50, 360, 50, 320, 104, 320, 104, 380, 140, 380, 140, 530));
  K.neem(s, 66, 530, 270, { w: 220, c: "#17414C", lit: "#2E6A5E" });
  rooms(s);
  offices(s);
  s.f("#2A2F52", rect(0, 524, 900, 80));
  s.f("#4A4C72", rect(0, 524, 900, 7));
  ambulance(s, 692, 540);
  const hem = `<path fill="${paint.paper}" d="M40 7l18 20-18 20-18-20z"/><path fill="${paint.leaf}" d="M40 15l10 12-10 12-10-12z"/><path fill="${paint.marigold}" d="M0 19l7 8-7 8zM80 19l-7 8 7 8z"/>`;
  band(s, "hp", { y: 548, h: 52, ground: "#155C47", body: hem, unit: 80 });
  return s.grain(0.45);
}

export default { "cover-business": business, "cover-hospital": hospital };
