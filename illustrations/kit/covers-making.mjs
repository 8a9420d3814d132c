// Half drawing, half machine; and stitches that are pixels.
import * as K from "./kit.mjs";
import { band, inside } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ } = K;
const mk = (hour, seed, lx) => new Scene(900, 600, { ...HOURS[hour], cream: paint.paper }, seed, lx);

// ---- the rickshaw, drawn once and shown twice ----
const front = { x: 236, y: 440, r: 52 };
const rear = { x: 660, y: 436, r: 58 };

const parts = {
  body: pen().m(186, 408).c3(180, 350, 216, 290, 262, 268).l(330, 268).l(342, 400).l(470, 400).l(480, 286).l(742, 286).c3(764, 320, 764, 380, 752, 430).l(730, 438).c3(724, 380, 690, 366, 660, 366).c3(616, 366, 590, 400, 588, 440).l(318, 440).c3(312, 408, 280, 384, 240, 384).c3(216, 384, 196, 394, 186, 408).z(),
  canopy: pen().m(296, 130).c3(420, 96, 600, 92, 706, 118).c3(752, 130, 762, 200, 762, 292).l(480, 292).l(480, 166).l(318, 166).l(300, 160).c3(284, 154, 284, 134, 296, 130).z(),
  screen: pen().m(306, 164).l(330, 164).l(330, 272).l(262, 272).z(),
  window: pen().m(528, 168).l(680, 168).c3(704, 172, 712, 210, 714, 250).l(528, 250).z(),
  seat: pen().m(498, 340).q(500, 300, 540, 300).l(640, 300).l(640, 366).l(498, 366).z(),
};
const post = "M480 160V400M318 166L330 268";
const handle = "M330 306L372 286M384 274q-14 4-16 16";

function wheel(s, { x, y, r }) {
  s.f(paint.ink, circ(x, y, r));
  s.f("#3B4566", circ(x, y, r - 9));
  s.f(paint.ink, circ(x, y, r - 13));
  s.f("#D9C9A6", circ(x, y, r * 0.46));
  s.f("#B29B6C", pen().m(x, y + r * 0.46).c3(x + r * 0.3, y + r * 0.44, x + r * 0.46, y + r * 0.3, x + r * 0.46, y).l(x, y).z());
  s.f(paint.darkBrass, circ(x, y, r * 0.16));
}

function painted(s) {
  s.f(paint.ink, parts.seat);
  s.f("#8A2A20", pen().m(506, 344).q(508, 310, 544, 310).l(640, 310).l(640, 352).l(506, 352).z());
  s.f("#2A1B26", rect(330, 250, 160, 150), 0);
  s.f(paint.leaf, parts.body);
  s.f("#155C47", pen().m(480, 370).l(758, 370).c3(756, 396, 754, 420, 752, 430).l(730, 438).c3(724, 380, 690, 366, 660, 366).c3(616, 366, 590, 400, 588, 440).l(480, 440).z());
  s.f(paint.marigold, `${rect(480, 324, 282, 9)}`);
  s.f("#F3D9A4", rect(480, 337, 284, 4));
  s.f(paint.marigold, parts.canopy);
  s.f("#C97C05", pen().m(480, 262).l(760, 262).l(762, 292).l(480, 292).z());
  s.f("#FBD36B", pen().m(306, 130).c3(420, 104, 600, 100, 704, 126).l(700, 134).c3(600, 112, 420, 116, 304, 140).z());
  s.f("#CFE3DF", parts.window);
  s.f("#8FB8B2", pen().m(640, 168).l(680, 168).c3(704, 172, 712, 210, 714, 250).l(590, 250).z());
  s.f(paint.ink, rect(474, 160, 10, 240));
  s.f(paint.brick, circ(748, 312, 9, 15));
  // A tassel and a border painted along the roof, as drivers like it.
  let fringe = "";
  for (let x = 486; x < 760; x += 15) fringe += `M${x} 292l7.5 13 7.5-13z`;
  s.f(paint.brick, fringe);
  wheel(s, rear);
}

function drawn(s) {
  const line = (w, d, extra = "") => s.s(paint.paper, w, d, 0, extra + ' stroke-linejoin="round"');
  line(5, `${parts.body}${parts.canopy}${parts.screen}`);
  line(4, `${circ(front.x, front.y, front.r)}${circ(front.x, front.y, 40)}${circ(front.x, front.y, 22)}${circ(front.x, front.y, 8)}`);
  line(4, post + handle);
  line(4, "M350 400V360H400V400M350 360q0-30 12-60M236 384l14-70M196 350h-14q-10 0-10 10v14q0 10 10 10h8");
  // Spokes of the wheel and the axes of the drawing.
  let spokes = "";
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    spokes += `M${Math.round(front.x + Math.cos(a) * 10)} ${Math.round(front.y + Math.sin(a) * 10)}L${Math.round(front.x + Math.cos(a) * 22)} ${Math.round(front.y + Math.sin(a) * 22)}`;
  }
  line(3, spokes);
  s.s("#9DB0EE", 2.4, `M${front.x - 84} ${front.y}h168M${front.x} ${front.y - 84}v150`, 0, ' stroke-dasharray="16 6 3 6"');
  // Dimensions: the height at the left, the length below.
  s.s(paint.marigold, 3, "M110 124V492M98 124h24M98 492h24M186 528H462M186 516v24");
  s.f(paint.marigold, "M110 124l-7 18h14zM110 492l-7-18h14zM186 528l18-7v14z");
  s.s("#9DB0EE", 2.4, "M130 124H290M126 492H220", 0, ' stroke-dasharray="3 8"');
}

function gear(x, y, r, teeth) {
  const p = pen();
  for (let i = 0; i < teeth * 2; i++) {
    const q = i % 2 ? r : r * 0.82;
    const at = (a) => [x + Math.cos(a) * q, y + Math.sin(a) * q];
    const a = (i / teeth) * Math.PI;
    i ? p.l(...at(a + 0.03)) : p.m(...at(a + 0.03));
    p.l(...at(a + (Math.PI / teeth) * 0.9));
  }
  return p.z();
}

function machines() {
  const s = mk("noon", 721, -1);
  s.f("#F6D9A0", rect(0, 0, 900, 600));
  s.f("#FBE7BD", circ(650, 250, 270));
  s.fade("#C9562F", rect(450, 0, 450, 480), 0, 420, { N: 80, o: 0.4 });
  s.f("#EBB87A", poly(470, 420, 520, 420, 520, 380, 548, 380, 548, 400, 600, 400, 600, 420, 770, 420, 770, 372, 800, 372, 800, 340, 812, 322, 824, 340, 824, 372, 860, 372, 860, 396, 900, 396, 900, 490, 470, 490));
  K.birds(s, 824, 130, 5, 26, paint.ink);
  const ajrakh =
    `<path fill="${paint.ink}" d="M45 6l34 39-34 39-34-39z"/><path fill="${paint.maroon}" d="M45 18l23 27-23 27-23-27z"/><path fill="${paint.paper}" d="M45 26q13 7 19 19-6 12-19 19-13-7-19-19 6-12 19-19z"/><path fill="${paint.ink}" d="M45 35l9 10-9 10-9-10z"/>` +
    `<path fill="${paint.paper}" d="M0 35l8 10-8 10zM90 35l-8 10 8 10zM0 6l5 7-5 7zM90 6l-5 7 5 7zM0 70l5 7-5 7zM90 70l-5 7 5 7z"/>`;
  band(s, "aj", { x: 440, y: 498, w: 460, h: 102, ground: paint.maroon, body: ajrakh, unit: 90, shift: 30 });
  s.f("#5E3A1E", rect(440, 486, 460, 14));
  // The sheet lies over the left half; its edge curls.
  const sheet = pen().m(-10, -10).l(478, -10).l(462, 610).l(-10, 610).z();
  inside(s, "rt", rect(470, 0, 430, 600), () => {
    s.f(paint.ink, pen().m(480, 488).l(770, 488).q(740, 502, 480, 502).z(), 0.35);
    painted(s);
  });
  s.f(paint.ink, pen().m(478, -10).l(496, -10).l(484, 610).l(462, 610).z(), 0.25);
  inside(s, "bl", `${sheet}`, () => {
    s.f("#24337F", rect(0, 0, 490, 600));
    s.raw(`<rect width="490" height="600" fill="${s.pat("gd", 40, 40, `<path stroke="#4358B4" stroke-width="1.6" d="M0 0H40M0 0V40"/>`)}" opacity=".8"/>`);
    s.s("#8FA3E6", 3, "M30 30H600M30 30V570M30 570H600");
    // Notes of the draughtsman.
    s.s("#9DB0EE", 3, `${gear(392, 68, 36, 12)}${circ(392, 68, 14)}`);
    s.s("#9DB0EE", 4, "M60 60h96M60 78h64M60 96h80");
    drawn(s);
  });
  s.s(paint.paper, 4, "M478 0L462 600", 0.9);
  // Tools at the fold.
  s.group('transform="translate(560 566)rotate(-8)"', () => {
    s.f(paint.ink, pen().m(-70, 6).l(70, 6).l(70, 22).l(-70, 22).z(), 0.3);
    s.f("#DDE3EA", pen().m(-62, -9).l(62, -9).l(62, 9).l(-62, 9).z());
    s.f("#8D99AB", rect(-62, 2, 124, 7));
    const jaw = pen().m(58, -10).c3(66, -34, 100, -34, 112, -20).l(88, -14).l(88, 10).l(112, 16).c3(100, 30, 66, 30, 58, 10).z();
    s.f("#DDE3EA", jaw);
    s.f("#DDE3EA", jaw.t((x, y) => [-x, -y]));
    s.f("#8D99AB", pen().m(88, 10).l(112, 16).c3(100, 30, 66, 30, 58, 10).z());
  });
  K.person(s, 828, 488, 104, "kurta", paint.indigo, paint.paper, { flip: 1, shadow: 0 });
  K.person(s, 872, 490, 98, "student", paint.brick, paint.marigold, { flip: 1, shadow: 0 });
  return s.grain(0.45);
}

// ---- the parrot in cross-stitch ----
const unit = 16;
const parrot = [
  "......GGGG..........",
  ".....GGGGGG.........",
  "....GGGGGGGG........",
  "...RRGGKGGGGG.......",
  "..RRRGGGGGGGG.......",
  "..RRRGGGGGGGG.......",
  "..RR.GGGGGGGGG......",
  "..R..RRRRRRGGG......",
  ".....MMMMMMMGGG.....",
  "....GGGGGGGGGGGG....",
  "....GGGLLLGGGGGGG...",
  "....GGLLLLLLGGGGG...",
  "....GGLLLLLLLGGGGG..",
  "....GGLLIILLLLGGGG..",
  ".....GLLLIILLLLGGG..",
  ".....GGLLLIILLLLGG..",
  "......GGLLLIILLLLG..",
  ".......GGLLLIILLLI..",
  "WWWWWWWWMWMWWIILLIIW",
  ".W..W....M.M..GIIII.",
  "...............GIIII",
  "................GII.",
  ".................GI.",
];
const threads = { K: paint.ink, G: paint.leaf, L: "#6FA94F", R: paint.brick, I: paint.indigo, M: "#E39410", W: paint.darkWood };
/** From here on the cloth is only counted, not yet stitched. */
const isStitched = (x, y) => x + y * 0.75 < 26.5;

function pixels(s, left, top) {
  for (const [letter, colour] of Object.entries(threads)) {
    let filled = "";
    let open = "";
    parrot.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        if (row[x] !== letter) continue;
        let n = 1;
        const stitched = isStitched(x, y);
        while (row[x + n] === letter && isStitched(x + n, y) === stitched) n++;
        const d = `M${left + x * unit} ${top + y * unit}h${n * unit}v${unit}h-${n * unit}z`;
        if (stitched) filled += d;
        else open += d;
        x += n - 1;
      }
    });
    const stitch = s.pat(`x${letter}`, unit, unit, `<path stroke="${colour}" stroke-width="5.4" d="M3 3l10 10M13 3l-10 10"/>`, `translate(${left % unit} ${top % unit})`);
    if (filled) {
      s.f(colour, filled, 0.42);
      s.raw(`<path d="${filled}" fill="${stitch}"/>`);
    }
    if (open) {
      const square = s.pat(`o${letter}`, unit, unit, `<path fill="${colour}" d="M2 2h12v12H2z"/>`, `translate(${left % unit} ${top % unit})`);
      s.raw(`<path d="${open}" fill="${square}" opacity=".9"/>`);
    }
  }
}

function hoop(s, x, y, r) {
  s.f(paint.ink, circ(x + 20, y + 26, r + 26), 0.3);
  s.f(paint.darkWood, circ(x + 3, y + 5, r + 26));
  s.f(paint.wood, circ(x, y, r + 25));
  s.f("#E0A266", circ(x - 3, y - 4, r + 17));
  s.f(paint.darkWood, circ(x, y, r + 10));
  s.f("#F8ECD2", circ(x, y, r + 5));
  s.raw(`<path d="${circ(x, y, r + 5)}" fill="${s.pat("ai", unit, unit, `<path stroke="#D9C193" stroke-width="1.5" d="M0 0H${unit}M0 0V${unit}"/>`, `translate(${(x - 10 * unit) % unit} ${(y - 11.5 * unit) % unit})`)}"/>`);
  // The screw that holds it.
  s.f(paint.darkBrass, rect(x - 26, y - r - 52, 52, 30));
  s.f(paint.brass, rect(x - 26, y - r - 52, 52, 18));
  s.f(paint.brass, circ(x, y - r - 58, 13, 10));
  s.f(paint.ink, rect(x - 3, y - r - 50, 6, 28), 0.5);
}

function applications() {
  const s = mk("noon", 722, -1);
  s.f("#F0B43C", rect(0, 0, 900, 600));
  const phulkari =
    `<path fill="#E08A1E" d="M45 6L84 45 45 84 6 45z"/><path fill="#F0B43C" d="M45 18L72 45 45 72 18 45z"/><path fill="#D9702A" d="M45 30l15 15-15 15-15-15z"/><path fill="#E08A1E" d="M0 0h12L0 12zM90 0v12L78 0zM0 90V78l12 12zM90 90H78l12-12z"/>`;
  s.raw(`<rect width="900" height="600" fill="${s.pat("ph", 90, 90, phulkari)}" opacity=".55"/>`);
  const [x, y, r] = [420, 296, 226];
  hoop(s, x, y, r);
  pixels(s, x - 10 * unit, y - 11.5 * unit);
  // The thread leaves the last stitch and runs through the needle.
  s.s(paint.indigo, 5, "M660 428C720 470 770 420 742 352C724 300 690 260 716 214");
  s.group('transform="translate(736 176)rotate(28)"', () => {
    s.f(paint.ink, pen().m(4, 62).l(16, 68).l(4, -150).z(), 0.25);
    s.f("#E6EBF0", pen().m(-7, 66).q(0, 78, 7, 66).l(2, -150).l(0, -158).l(-2, -150).z());
    s.f("#9AA6B5", pen().m(1, 74).q(5, 72, 7, 66).l(2, -150).l(0, -158).z());
    s.s("#F0B43C", 4, "M0 62V40");
  });
  const keys =
    `<path fill="${paint.paper}" d="M8 30l16-16 16 16-16 16z"/><path fill="${paint.maroon}" d="M16 30l8-8 8 8-8 8z"/><path fill="${paint.marigold}" d="M48 21l9 9-9 9-9-9zM0 21l9 9-9 9z"/>`;
  band(s, "ap", { y: 540, h: 60, ground: paint.maroon, body: keys, unit: 48 });
  K.person(s, 60, 542, 96, "student", paint.indigo, paint.brick, { shadow: 0 });
  K.person(s, 112, 542, 92, "sari", paint.brick, paint.paper, { shadow: 0 });
  K.person(s, 780, 542, 94, "kurta", paint.paper, paint.brick, { shadow: 0, flip: 1 });
  K.person(s, 834, 542, 96, "student", paint.leaf, paint.maroon, { shadow: 0, flip: 1 });
  return s.grain(0.45);
}

export default { "cover-machines": machines, "cover-applications": applications };
