// A clay savings pot that has begun to grow; the stairs up to it are coins. The cloth is Madras check.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, rect, circ, smooth } = K;

const clay = "#C9562F";
const shadedClay = "#8E3A22";
const litClay = "#DB7A4C";
const darkTeal = "#154449";
const table = 500;

function ground(s) {
  s.f("#2F6F73", rect(0, 0, 900, 600));
  s.f("#3F8583", circ(600, 270, 330));
  s.f("#5A9C95", circ(600, 270, 240));
  s.fade("#8FC0B4", rect(0, 0, 900, table), 0, 420, { N: 90, o: 0.45, w: 2 });
}

// Gamcha: fine red and white check with a broad border.
function cloth(s) {
  s.f(paint.paper, rect(0, table, 900, 100));
  const check =
    `<path fill="${paint.brick}" d="M0 0h6v24H0zM11 0h2v24h-2z" opacity=".85"/>` +
    `<path fill="${paint.brick}" d="M0 0h24v6H0zM0 11h24v2H0z" opacity=".6"/>`;
  s.raw(`<rect y="${table}" width="900" height="100" fill="${s.pat("gm", 24, 24, check)}"/>`);
  s.f(paint.brick, rect(0, table + 48, 900, 36));
  s.f(paint.marigold, `${rect(0, table + 44, 900, 4)}${rect(0, table + 84, 900, 4)}`);
  const weave = `<path fill="${paint.paper}" d="M14 6l8 12-8 12-8-12zM34 14l4 4-4 4-4-4z"/>`;
  s.raw(
    `<g transform="translate(0 ${table + 48})"><rect width="900" height="36" fill="${s.pat("gb", 40, 36, weave)}"/></g>`,
  );
  s.f("#E9CE97", rect(0, table - 4, 900, 7));
}

const body = () =>
  pen()
    .m(556, 232)
    .c3(556, 252, 540, 256, 516, 270)
    .c3(446, 306, 426, 372, 446, 424)
    .c3(462, 466, 506, 496, 566, 500)
    .l(658, 500)
    .c3(718, 496, 762, 466, 778, 424)
    .c3(798, 372, 778, 306, 708, 270)
    .c3(684, 256, 668, 252, 668, 232)
    .z();

function pot(s) {
  s.f(
    darkTeal,
    pen().m(600, 500).c3(700, 476, 860, 480, 900, 488).l(900, 512).c3(820, 520, 700, 516, 600, 512).z(),
    0.55,
  );
  s.f(clay, body());
  s.d.push(`<clipPath id="pb"><path d="${body()}"/></clipPath>`);
  s.group('clip-path="url(#pb)"', () => {
    s.f(litClay, pen().m(430, 250).l(560, 250).c3(500, 300, 476, 380, 500, 470).l(430, 470).z());
    potBands(s);
    s.f(
      shadedClay,
      pen().m(664, 220).c3(690, 280, 726, 330, 722, 392).c3(718, 450, 690, 480, 640, 510).l(820, 510).l(820, 220).z(),
      0.62,
    );
  });
  s.f(shadedClay, pen().m(536, 212).l(688, 212).q(694, 236, 672, 246).q(612, 256, 552, 246).q(530, 236, 536, 212).z());
  s.f(litClay, pen().m(536, 212).l(620, 212).l(620, 251).q(580, 251, 552, 246).q(530, 236, 536, 212).z());
  s.f("#5A2413", circ(612, 212, 76, 15));
  s.f("#3A1C14", circ(612, 215, 66, 11));
  s.s(paint.ink, 9, "M578 300h68");
  s.s("#E89A6E", 2.4, "M574 307h76", 0.8);
}

// White rice paste: a row of dancers between two rows of temple spires.
function potBands(s) {
  const spires = `<path fill="${paint.paper}" d="M14 0l12 20H2z"/>`;
  const dancers = `<path fill="${paint.paper}" d="M13 16h18l-9 13zM22 27l8 13H14z"/><circle cx="22" cy="10" r="5" fill="${paint.paper}"/><path fill="none" stroke="${paint.paper}" stroke-width="2.4" d="M13 17L0 9M31 17L44 9M18 40l-5 10M26 40l5 10"/>`;
  s.raw(`<g transform="translate(420 340)"><rect width="380" height="20" fill="${s.pat("sp", 28, 20, spires)}"/></g>`);
  s.raw(`<g transform="translate(420 366)"><rect width="380" height="52" fill="${s.pat("dn", 44, 52, dancers)}"/></g>`);
  s.raw(`<g transform="matrix(1 0 0 -1 420 446)"><rect width="380" height="20" fill="url(#sp)"/></g>`);
  s.s(paint.paper, 4, "M420 334H800M420 452H800");
}

function leaf(s, x, y, length, angle, turn = 1) {
  s.sym("lf", () => {
    s.f("#8FBF5A", "M0 0C14-34 56-46 100-30 84 8 40 22 0 0z");
    s.f(paint.leaf, "M0 0Q46-8 100-30C84 8 40 22 0 0z");
    s.s("#155C47", 2.4, "M6-1Q46-8 92-27");
  });
  s.use("lf", x, y, length / 100, (length / 100) * turn, angle);
}

function sapling(s) {
  s.f(
    "#7A4324",
    smooth([
      [560, 216],
      [586, 208],
      [612, 204],
      [640, 208],
      [664, 216],
      [612, 224],
    ]),
  );
  s.s("#155C47", 11, "M612 212C615 176 606 140 616 104");
  s.s("#6FA94F", 4, "M609 208C612 172 603 140 613 106");
  leaf(s, 610, 172, 104, -160, -1);
  leaf(s, 612, 160, 112, -14);
  leaf(s, 609, 132, 80, -142, -1);
  leaf(s, 612, 122, 86, -36);
  leaf(s, 616, 106, 62, -94);
}

function coin(s) {
  s.f(paint.darkBrass, `${rect(-52, 0, 104, 14)}${circ(0, 14, 52, 13)}`);
  s.f("#C97C05", `${rect(-52, 0, 58, 14)}${pen().m(-52, 12).q(-48, 26, 6, 27).l(6, 12).z()}`);
  s.s("#8E5A14", 2, "M-40 10v10M-28 13v10M-16 14v10M-4 15v10M8 15v10M20 14v10M32 13v10", 0.75);
  s.f(paint.marigold, circ(0, 0, 52, 13));
  s.s("#FFD479", 2.5, circ(0, 0, 40, 8.5), 0.95);
}

function coinStairs(s) {
  s.sym("cn", () => coin(s));
  const stacks = [
    [78, 2],
    [182, 5],
    [286, 8],
    [390, 11],
  ];
  for (const [x, count] of stacks) {
    s.f(
      darkTeal,
      pen()
        .m(x - 50, table - 4)
        .l(x + 120, table - 2)
        .l(x + 110, table + 10)
        .l(x - 40, table + 12)
        .z(),
      0.45,
    );
    for (let i = 0; i < count; i++) s.use("cn", x + (((i * 7 + x) % 5) - 2) * 1.6, table - 18 - i * 18);
  }
  s.use("cn", 826, table + 34, 0.8);
  s.use("cn", 770, table + 52, 0.8);
}

function loans() {
  const s = new Scene(900, 600, { ...HOURS.noon, cream: paint.paper, deep: paint.ink }, 506, -1);
  ground(s);
  cloth(s);
  s.raw('<g transform="translate(28 0)">');
  pot(s);
  sapling(s);
  s.raw("</g>");
  coinStairs(s);
  K.person(s, 80, 464, 96, "sari", paint.brick, paint.marigold, { shadow: 0 });
  K.person(s, 184, 410, 92, "kurta", paint.paper, paint.brick, { shadow: 0 });
  K.person(s, 390, 302, 88, "student", paint.marigold, paint.maroon, { shadow: 0 });
  return s.grain(0.45);
}

export default { "article-loans": loans };
