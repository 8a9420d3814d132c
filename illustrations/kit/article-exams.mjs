// The examination comes home: a desk at the window, the paper on the screen, marigolds for luck.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ, hill, arch } = K;

const wall = "#E08A5E";
const shadedWall = "#C96A45";
const window = { x: 300, y: 404, w: 360, h: 340 };

function room(s) {
  s.f(wall, rect(0, 0, 900, 600));
  s.f("#E79B6D", poly(0, 0, 300, 0, 120, 470, 0, 470));
  s.fade("#B4472C", rect(0, 0, 900, 460), 470, 60, { N: 100, o: 0.35, w: 2.2 });
  const stencil = `<path fill="${shadedWall}" d="M24 8q9 9 0 22-9-13 0-22zM12 22q9 0 11 9-10 0-11-9zM36 22q-9 0-11 9 10 0 11-9z"/>`;
  s.raw(
    `<g transform="translate(0 12)"><rect width="900" height="38" fill="${s.pat("st", 48, 38, stencil)}" opacity=".8"/></g>`,
  );
  s.f(shadedWall, `${rect(0, 8, 900, 3)}${rect(0, 52, 900, 3)}`);
}

function outdoors(s) {
  s.f("#A9D5D3", rect(280, 40, 400, 370));
  s.f(
    "#D6EAE0",
    hill(
      [
        [280, 210],
        [400, 180],
        [540, 220],
        [680, 176],
      ],
      410,
    ),
  );
  s.f(paint.marigold, circ(372, 158, 34));
  K.cloud(s, 500, 150, 130, paint.paper, 0.95);
  K.birds(s, 470, 196, 3, 20, paint.ink);
  s.f(
    "#7FB0A8",
    hill(
      [
        [280, 316],
        [380, 290],
        [500, 312],
        [680, 276],
      ],
      410,
    ),
  );
  s.f("#F6E3B8", rect(508, 262, 116, 130));
  s.f("#DFA56B", rect(584, 262, 40, 130));
  s.f("#F6E3B8", pen().m(520, 262).c3(512, 226, 548, 216, 566, 192).c3(584, 216, 620, 226, 612, 262).z());
  s.f("#DFA56B", pen().m(572, 262).c3(584, 236, 574, 212, 566, 192).c3(584, 216, 620, 226, 612, 262).z());
  s.s(paint.rust, 4, "M566 192v-18");
  K.arcade(s, 512, 384, 70, 78, 3, "cusp", { reveal: "#DFA56B", dark: "#16324A" });
  s.f(
    paint.leaf,
    hill(
      [
        [280, 366],
        [400, 352],
        [520, 372],
        [680, 356],
      ],
      412,
    ),
  );
  K.neem(s, 396, 388, 168, { w: 150, c: paint.leaf, lit: "#6FA94F", trunk: paint.ink, fine: 1, shadow: 0 });
}

function windowFrame(s) {
  const opening = arch(window.x, window.y, window.w, window.h, "cusp");
  const surround = arch(window.x - 34, window.y, window.w + 68, window.h + 36, "cusp");
  s.d.push(`<clipPath id="wn"><path d="${opening}"/></clipPath>`);
  s.f(
    shadedWall,
    surround.t((x, y) => [x + 14, y + 6]),
  );
  s.f(paint.paper, surround);
  s.group('clip-path="url(#wn)"', () => {
    outdoors(s);
    s.f("#8FB9B4", rect(300, 60, 16, 350), 0.9);
  });
  s.s("#2F6F73", 10, opening, 0, ' stroke-linejoin="round"');
  s.s("#2F6F73", 7, "M480 74V404M304 262H656");
  s.f(paint.paper, rect(246, 400, 468, 18));
  s.f("#D9B27C", rect(246, 412, 468, 6));
}

function marigold(s) {
  s.f("#C97C05", circ(1.5, 2, 11.5));
  let rim = "";
  for (let i = 0; i < 9; i++) rim += `M${K.R1(Math.cos(i * 0.7) * 9)} ${K.R1(Math.sin(i * 0.7) * 9)}h.1`;
  s.s(paint.marigold, 8, rim);
  s.f(paint.marigold, circ(0, 0, 9));
  s.s("#C97C05", 2.6, "M-6-2h.1M6-2h.1M-3 5h.1M4 5h.1M0-6h.1");
  s.s("#FFC64A", 4, "M-6-7q3-3 7-3");
  s.f("#B4601A", circ(0, 0, 2.6));
}

// A toran of marigolds and mango leaves in three swags.
function garland(s) {
  s.sym("mg", () => marigold(s));
  s.sym("ml", () => {
    s.f("#155C47", "M0 0Q15 20 0 56Q-15 20 0 0z");
    s.f("#3B9470", "M0 0Q-15 20 0 56Q-3 24 0 0z");
  });
  const hooks = [222, 394, 566, 738];
  for (let i = 0; i < 3; i++) {
    const [a, b] = [hooks[i], hooks[i + 1]];
    for (let k = 1; k < 8; k++) {
      const t = k / 8;
      s.use("ml", a + (b - a) * t, 44 + Math.sin(Math.PI * t) * 46 + 6, 0.62);
    }
    for (let k = 0; k <= 10; k++) {
      const t = k / 10;
      s.use("mg", a + (b - a) * t, 44 + Math.sin(Math.PI * t) * 46);
    }
  }
  for (const x of [222, 738]) for (let k = 1; k < 9; k++) s.use("mg", x + (k % 2 ? 2 : -2), 44 + k * 19, 1 - k * 0.02);
  for (const x of [222, 738]) s.use("ml", x, 204, 0.9);
}

function clock(s, x, y) {
  s.f("#9A4526", circ(x + 14, y + 12, 72), 0.55);
  s.f(paint.darkWood, circ(x, y, 72));
  s.f(paint.wood, circ(x - 3, y - 3, 68));
  s.f(paint.paper, circ(x, y, 57));
  s.f(
    "#E6D2A4",
    pen()
      .m(x - 40, y + 40)
      .c3(x + 20, y + 40, x + 44, y, x + 40, y - 40)
      .c3(x + 70, y - 6, x + 58, y + 57, x, y + 57)
      .c3(x - 16, y + 57, x - 30, y + 50, x - 40, y + 40)
      .z(),
    0.75,
  );
  let minor = "";
  let major = "";
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const tick = `M${K.R1(x + Math.sin(a) * 48)} ${K.R1(y - Math.cos(a) * 48)}L${K.R1(x + Math.sin(a) * (i % 3 ? 43 : 39))} ${K.R1(y - Math.cos(a) * (i % 3 ? 43 : 39))}`;
    if (i % 3) minor += tick;
    else major += tick;
  }
  s.s(paint.ink, 3, minor);
  s.s(paint.brick, 6, major);
  s.s(paint.ink, 6, `M${x} ${y}L${x - 24} ${y - 14}`);
  s.s(paint.ink, 4, `M${x} ${y}L${x} ${y - 38}`);
  s.f(paint.marigold, circ(x, y, 6));
}

function desk(s) {
  s.f("#5E2F18", rect(0, 486, 900, 114));
  s.f(paint.darkWood, rect(0, 486, 900, 14));
  s.f(paint.indigo, rect(0, 508, 900, 92));
  const pochampally =
    `<path fill="${paint.paper}" d="M45 6l34 38-34 38L11 44z"/><path fill="${paint.brick}" d="M45 16l4 5h3l4 5h3l4 6h3l4 12-4 12h-3l-4 6h-3l-4 5h-3l-4 5-4-5h-3l-4-5h-3l-4-6h-3l-4-12 4-12h3l4-6h3l4-5h3z"/>` +
    `<path fill="${paint.marigold}" d="M45 30l13 14-13 14-13-14z"/><path fill="${paint.ink}" d="M45 37l6 7-6 7-6-7zM0 30l10 14L0 58zM90 30L80 44l10 14z"/>`;
  s.raw(
    `<g transform="translate(0 510)"><rect width="900" height="90" fill="${s.pat("pc", 90, 90, pochampally)}"/></g>`,
  );
  s.f(paint.marigold, rect(0, 504, 900, 6));
  s.sh(poly(300, 510, 676, 510, 700, 526, 330, 526), 0.3);
}

function laptop(s) {
  s.f(paint.ink, poly(318, 288, 642, 288, 650, 492, 310, 492));
  s.f("#FDFBF4", poly(330, 300, 630, 300, 637, 482, 323, 482));
  s.f(paint.indigo, poly(330, 300, 630, 300, 631, 324, 329, 324));
  s.f(paint.marigold, rect(578, 307, 40, 10));
  s.s("#FDFBF4", 5, "M344 312H430");
  s.s("#8C93A8", 6, "M350 346H540M350 364H480");
  const answers = [392, 418, 444];
  for (const y of answers) {
    s.s(paint.ink, 3, circ(358, y, 8));
    s.s("#B9BDCB", 6, `M380 ${y}H${y === 418 ? 512 : 476}`);
  }
  s.f(paint.leaf, circ(358, 418, 9));
  s.s("#FDFBF4", 3, "M353 418l4 4 7-8", 0, ' stroke-linejoin="round"');
  s.f("#E9CE97", rect(556, 346, 60, 72));
  s.f("#8A5234", circ(586, 374, 13, 15));
  s.f(paint.brick, pen().m(562, 418).q(564, 392, 586, 392).q(608, 392, 610, 418).z());
  s.f(paint.ink, pen().m(573, 372).q(572, 354, 587, 354).q(602, 356, 599, 374).q(594, 362, 573, 372).z());
  s.f(paint.leaf, poly(556, 440, 616, 440, 617, 460, 556, 460));
  s.f("#4A5C9E", poly(296, 490, 664, 490, 684, 504, 276, 504));
  s.f("#2A3C7A", poly(276, 504, 684, 504, 680, 511, 280, 511));
}

function tumbler(s, x, y) {
  s.sh(circ(x + 26, y, 44, 7), 0.35);
  s.f(
    "#D9E4E2",
    pen()
      .m(x - 27, y - 74)
      .l(x + 27, y - 74)
      .l(x + 22, y)
      .l(x - 22, y)
      .z(),
  );
  s.f(
    "#8FA8AB",
    pen()
      .m(x + 4, y - 74)
      .l(x + 27, y - 74)
      .l(x + 22, y)
      .l(x + 6, y)
      .z(),
  );
  s.s("#FDFBF4", 4, `M${x - 15} ${y - 62}l3 52`);
  s.f("#5E7B80", circ(x, y - 74, 27, 6));
}

function admitCard(s) {
  s.group('transform="translate(756 506)rotate(5)"', () => {
    s.sh(rect(-60, -70, 132, 76), 0.3);
    s.f(paint.paper, rect(-72, -78, 134, 78));
    s.f(paint.brick, rect(-72, -78, 134, 15));
    s.f("#DFA56B", rect(-62, -54, 34, 42));
    s.s("#7FA9A0", 5, "M-14-46H48M-14-31H48M-14-16H24");
  });
  s.raw(
    `<g transform="translate(712 496)rotate(-62)"><path fill="${paint.leaf}" d="M0-5h92v6H0z"/><path fill="#155C47" d="M0 1h92v5H0z"/><path fill="${paint.sand}" d="M92-5l18 5-18 6z"/><path fill="${paint.brick}" d="M-10-5H0V6h-10z"/></g>`,
  );
}

function exams() {
  const s = new Scene(900, 600, { ...HOURS.noon, cream: paint.paper, deep: paint.ink }, 508, -1);
  room(s);
  windowFrame(s);
  garland(s);
  clock(s, 112, 210);
  desk(s);
  laptop(s);
  tumbler(s, 220, 502);
  admitCard(s);
  return s.grain(0.45);
}

export default { "article-exams": exams };
