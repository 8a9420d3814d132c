// Leading many: a snake boat whose rowers keep one time.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, rect, circ, curve, hill } = K;

const hull = {
  top: [[20, 424], [130, 446], [270, 456], [430, 454], [580, 438], [690, 400], [764, 334], [812, 244], [836, 152]],
  foot: [[858, 156], [846, 262], [812, 362], [742, 444], [610, 498], [430, 514], [250, 508], [110, 480], [20, 424]],
};
const at = (x) => {
  const i = hull.top.findIndex(([px]) => px > x);
  const [[ax, ay], [bx, by]] = [hull.top[i - 1], hull.top[i]];
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
};

function shore(s) {
  s.f("#F8D7AE", rect(0, 0, 900, 600));
  s.f("#FBE6C4", hill([[0, 150], [220, 110], [470, 160], [700, 120], [900, 150]], 400));
  K.sun(s, 250, 214, 92, paint.marigold, 1);
  s.fade(paint.brick, rect(0, 0, 900, 300), 0, 260, { N: 70, o: 0.3 });
  s.f("#C9A48C", hill([[0, 306], [160, 280], [340, 300], [560, 270], [760, 296], [900, 276]], 400));
  s.f("#7A8F78", hill([[0, 322], [200, 306], [420, 320], [640, 300], [900, 316]], 400));
  for (const [x, h, lean] of [[40, 128, 0.12], [96, 96, -0.14], [430, 110, 0.1], [486, 138, -0.12], [548, 98, 0.14], [640, 120, -0.1]])
    K.palm(s, x, 322, h, { lean, size: h * 0.34, c: "#4E7466", lit: "#7E9A74", trunk: "#4A4A52", shadow: 0 });
  // The crowd on the bank, no more than dots.
  s.spray(paint.brick, 26, (r) => [120 + r() * 260, 316 + r() * 8], 7, 0.8);
  s.spray(paint.paper, 26, (r) => [120 + r() * 260, 316 + r() * 8], 6, 0.9);
  s.spray(paint.indigo, 14, (r) => [680 + r() * 200, 312 + r() * 8], 7, 0.8);
  s.spray(paint.marigold, 14, (r) => [680 + r() * 200, 312 + r() * 8], 6, 0.9);
}

// Leheriya, the cloth of waves.
function water(s) {
  s.f("#2E7A80", rect(0, 328, 900, 280));
  s.f("#F0B65A", `${rect(150, 330, 210, 7)}${rect(180, 346, 150, 6)}${rect(206, 362, 96, 5)}`);
  const wave = `<path fill="none" stroke="#57A3A0" stroke-width="4" d="M0 24L30 8 60 24 90 8 120 24"/><path fill="none" stroke="#1E5A68" stroke-width="7" d="M0 46L30 30 60 46 90 30 120 46"/>`;
  s.raw(`<rect y="380" width="900" height="220" fill="${s.pat("le", 120, 44, wave)}" opacity=".75"/>`);
  s.f("#163F55", hill([[0, 548], [200, 536], [420, 546], [680, 530], [900, 544]], 600), 0.85);
  s.raw(`<path d="${hill([[0, 548], [200, 536], [420, 546], [680, 530], [900, 544]], 600)}" fill="${s.pat("lf", 120, 44, wave)}" opacity=".35"/>`);
}

function boat(s) {
  const side = curve(hull.top);
  const below = curve(hull.foot);
  side.l(...hull.foot[0]);
  side.c.push(...below.c.slice(1));
  s.f("#0F3346", pen().m(20, 470).q(240, 540, 460, 536).q(700, 530, 800, 440).q(760, 540, 520, 556).q(200, 560, 20, 470).z(), 0.5);
  s.f("#231A22", side.z());
  s.f("#3F2A2A", pen().m(20, 424).c3(140, 452, 300, 462, 430, 460).c3(600, 456, 690, 420, 766, 340).l(756, 362).c3(690, 440, 590, 474, 430, 478).c3(280, 480, 120, 462, 20, 424).z());
  // Brass along the rim and up the stern.
  s.s(paint.brass, 7, curve(hull.top));
  s.s("#FBE3A8", 6, curve(hull.top.map(([x, y], i) => [x + i * 1.6 + 4, y + 24 - i * 0.6])), 0, ' stroke-dasharray=".1 17"');
  s.group('transform="translate(842 144)rotate(6)"', () => {
    s.f(paint.brass, pen().m(-14, 40).c3(-36, 6, -34, -44, -2, -74).q(2, -84, 14, -86).c3(30, -50, 34, 6, 18, 40).z());
    s.f(paint.darkBrass, pen().m(6, 40).c3(12, 0, 12, -50, 14, -86).c3(30, -50, 34, 6, 18, 40).z());
    K.compass(s, 0, -18, 15, paint.paper, "#FBE3A8");
  });
  for (let i = 0; i < 4; i++) {
    const [x, y] = [[792, 308], [808, 274], [820, 240], [830, 206]][i];
    s.f(paint.brass, circ(x + 8, y, 8, 10));
    s.f(paint.brick, circ(x + 8, y, 4, 5));
  }
}

// One rower: white cloth, red headband, both arms on the oar.
function crew(s) {
  const oar = s.sym("oa", () => {
    s.s("#8E4F2C", 5, "M-4-32L38 62");
    s.f("#C9824A", pen().m(32, 46).l(42, 42).l(62, 92).q(58, 104, 48, 98).z());
  });
  const rower = s.sym("ro", () => {
    s.f(paint.paper, pen().m(-20, 2).q(-20, -16, -4, -18).l(12, -16).l(14, 2).z());
    s.f("#7A4528", pen().m(-18, -10).c3(-22, -34, -10, -48, 4, -50).l(14, -44).c3(12, -30, 10, -20, 4, -10).z());
    s.f("#5A301B", pen().m(4, -48).l(14, -44).c3(12, -30, 10, -20, 4, -10).l(-4, -10).c3(2, -24, 4, -36, 4, -48).z());
    s.s("#7A4528", 7, "M8-42L2-26 14-8");
    s.f("#5A301B", circ(14, -58, 10, 11));
    s.f(paint.ink, pen().m(3, -58).c3(2, -74, 24, -74, 25, -60).l(18, -62).z());
    s.s(paint.brick, 4, "M4-60L24-62");
  });
  const places = [];
  for (let x = 96; x <= 640; x += 39) places.push(x);
  for (const x of places) s.use(rower, x, at(x) + 2, 1);
  return () => places.forEach((x) => s.use(oar, x + 6, at(x) + 4, 1));
}

function umbrella(s, x, y) {
  s.s(paint.ink, 5, `M${x} ${y}V${y - 196}`);
  s.f(paint.brick, pen().m(x - 74, y - 150).c3(x - 66, y - 208, x + 66, y - 208, x + 74, y - 150).z());
  s.f(paint.maroon, pen().m(x + 8, y - 194).c3(x + 40, y - 194, x + 70, y - 190, x + 74, y - 150).l(x + 24, y - 150).z());
  s.f(paint.marigold, pen().m(x - 74, y - 150).c3(x - 72, y - 162, x - 70, y - 166, x - 66, y - 170).l(x + 66, y - 170).c3(x + 70, y - 166, x + 72, y - 162, x + 74, y - 150).z());
  let fringe = "";
  for (let i = -70; i <= 70; i += 14) fringe += `M${x + i} ${y - 150}v12`;
  s.s(paint.marigold, 5, fringe);
  s.f(paint.marigold, circ(x, y - 198, 8));
}

function leadership() {
  const s = new Scene(900, 600, { ...HOURS.dawn, cream: paint.paper }, 731, 1);
  shore(s);
  water(s);
  umbrella(s, 374, 452);
  const oars = crew(s);
  boat(s);
  oars();
  // She who steers stands where she sees them all.
  s.s("#8E4F2C", 7, "M704 300L842 508");
  s.f("#C9824A", pen().m(816, 462).l(832, 452).l(876, 528).q(872, 548, 856, 540).z());
  K.person(s, 716, 392, 118, "sari", paint.brick, paint.marigold, { shadow: 0 });
  let foam = "";
  for (let x = 140; x <= 640; x += 39) foam += `M${x + 8} ${Math.round(at(Math.min(x, 660)) + 100)}q12-9 24 0`;
  s.s(paint.paper, 4, foam, 0.85);
  return s.grain(0.45);
}

export default { "cover-leadership": leadership };
