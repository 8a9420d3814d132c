// Past midnight: one desk, one lamp, the city asleep outside. The shawl carries the textile.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ, smooth } = K;

const dark = "#0D1531";
const wall = "#16204A";
const hair = "#1B1A22";
const hairLight = "#4A3A40";

const view = { x: 214, y: 50, w: 560, h: 366 };

function skyline(s) {
  const roofs = [
    [
      "#2A3C7A",
      [
        [214, 330],
        [262, 330],
        [262, 296],
        [312, 296],
        [312, 340],
        [352, 340],
        [352, 270],
        [362, 258],
        [372, 270],
        [372, 340],
        [440, 340],
        [440, 300],
        [500, 300],
        [500, 330],
        [560, 330],
        [560, 284],
        [600, 284],
        [600, 320],
        [660, 320],
        [660, 262],
        [716, 262],
        [716, 330],
        [774, 330],
      ],
    ],
    [
      "#1B2A5C",
      [
        [214, 366],
        [240, 366],
        [240, 340],
        [290, 340],
        [290, 378],
        [330, 378],
        [330, 352],
        [398, 352],
        [398, 384],
        [470, 384],
        [470, 346],
        [540, 346],
        [540, 376],
        [610, 376],
        [610, 340],
        [640, 340],
        [640, 318],
        [690, 318],
        [690, 366],
        [740, 366],
        [740, 344],
        [774, 344],
      ],
    ],
  ];
  for (const [colour, points] of roofs) s.f(colour, poly(...points.flat(), 774, 420, 214, 420));
  // A dome and its pavilion tell which country the city is in.
  s.f("#2A3C7A", pen().m(404, 300).c3(396, 268, 420, 262, 432, 240).c3(444, 262, 468, 268, 460, 300).z());
  s.s("#2A3C7A", 3, "M432 244v-22");
  const lit = s.r;
  let windows = "";
  for (const [x0, x1, y0, y1] of [
    [218, 258, 338, 360],
    [316, 350, 346, 350],
    [444, 498, 308, 340],
    [564, 598, 292, 330],
    [664, 712, 270, 312],
    [334, 394, 360, 400],
    [474, 536, 354, 400],
    [644, 686, 326, 400],
    [744, 770, 352, 400],
    [244, 288, 348, 400],
  ])
    for (let x = x0 + 2; x < x1 - 6; x += 13)
      for (let y = y0; y < y1; y += 14) if (lit() < 0.55) windows += `M${x} ${y}h7v8h-7z`;
  s.f(paint.marigold, windows);
}

function windowView(s) {
  s.d.push(`<clipPath id="vw"><path d="${rect(view.x, view.y, view.w, view.h)}"/></clipPath>`);
  s.group('clip-path="url(#vw)"', () => {
    s.f("#1B2A5C", rect(view.x, view.y, view.w, view.h));
    s.f("#24366E", circ(612, 184, 128));
    s.f("#2F4486", circ(612, 184, 92));
    K.moon(s, 612, 184, 56);
    s.spray(paint.paper, 46, (r) => [view.x + r() * view.w, view.y + r() * 220], 2, 0.85);
    s.spray(paint.paper, 9, (r) => [view.x + r() * view.w, view.y + r() * 180], 4, 0.95);
    skyline(s);
  });
}

function windowFrame(s) {
  const { x, y, w, h } = view;
  s.raw(`<path fill="#4A5C9E" fill-rule="evenodd" d="${rect(x - 22, y - 22, w + 44, h + 40)}${rect(x, y, w, h)}"/>`);
  s.f("#33458A", rect(x + w, y - 22, 22, h + 40));
  s.f("#6C7FBE", rect(x - 22, y - 22, w + 44, 6));
  s.f("#4A5C9E", rect(x + w / 2 - 8, y, 16, h));
  s.f("#33458A", rect(x + w / 2 + 2, y, 6, h));
  s.f("#4A5C9E", rect(x, y + 48, w, 10));
}

// Leheriya drapes on the left, mirrored on the right; the lamp reaches only the left one.
function curtain(s, mirrored) {
  const cloth = pen()
    .m(-10, 0)
    .l(258, 0)
    .c3(250, 120, 214, 200, 176, 286)
    .q(160, 316, 178, 340)
    .c3(196, 390, 196, 420, 190, 470)
    .l(-10, 470)
    .z();
  const buti = `<path fill="${paint.marigold}" d="M22 10q8 9 0 20-8-11 0-20z"/><path fill="#E9C98F" d="M22 32l4 4-4 4-4-4zM0 30l4 4-4 4zM44 30l-4 4 4 4zM0 8l3 4-3 4zM44 8l-3 4 3 4z"/>`;
  s.group(mirrored ? 'transform="matrix(-1 0 0 1 952 0)"' : "", () => {
    s.f(mirrored ? "#611A2A" : paint.maroon, cloth);
    s.raw(`<path d="${cloth}" fill="${s.pat("cu", 44, 46, buti)}" opacity="${mirrored ? 0.45 : 0.9}"/>`);
    s.f(
      dark,
      pen().m(30, 0).c3(36, 120, 26, 230, 60, 306).q(30, 330, 24, 470).l(-4, 470).c3(6, 330, -4, 120, -6, 0).z(),
      0.28,
    );
    s.f(
      dark,
      pen().m(120, 0).c3(120, 120, 110, 230, 150, 306).q(110, 330, 100, 470).l(76, 470).c3(90, 330, 80, 120, 84, 0).z(),
      0.28,
    );
    s.f(dark, pen().m(200, 0).c3(196, 110, 176, 210, 158, 300).l(170, 304).c3(206, 220, 236, 120, 240, 0).z(), 0.28);
    s.f(paint.marigold, pen().m(-10, 306).l(164, 296).l(172, 318).l(-10, 334).z());
    s.f(paint.brass, pen().m(-10, 322).l(170, 310).l(172, 318).l(-10, 334).z());
  });
}

function lampLight(s) {
  s.f("#E9B04A", pen().m(150, 476).q(270, 452, 420, 476).q(270, 506, 150, 476).z());
}

function lamp(s) {
  s.s(paint.brass, 9, "M196 470L160 360 246 262");
  s.s("#F0C565", 3, "M192 466L158 358 242 262");
  s.f(paint.brass, circ(160, 360, 10));
  s.f(paint.darkBrass, pen().m(150, 482).q(152, 462, 198, 462).q(244, 462, 246, 482).z());
  s.f(paint.brass, pen().m(150, 482).q(152, 462, 198, 462).l(190, 482).z());
  s.f("#FFE7A8", circ(268, 300, 22, 18));
  s.f(paint.marigold, pen().m(226, 262).c3(232, 232, 274, 226, 290, 246).l(326, 298).l(214, 316).z());
  s.f("#C97C05", pen().m(262, 236).c3(274, 234, 284, 238, 290, 246).l(326, 298).l(284, 305).z());
}

function desk(s) {
  s.f("#5E2F18", rect(0, 472, 900, 130));
  s.f(paint.darkWood, rect(0, 472, 900, 34));
  s.f("#E3A66B", pen().m(40, 472).l(560, 472).l(610, 506).l(0, 506).l(0, 490).z());
  s.f("#FBD58A", pen().m(110, 476).q(270, 466, 470, 476).q(480, 496, 280, 500).q(90, 496, 110, 476).z());
}

function books(s) {
  const pile = [
    [646, 452, 150, 22, paint.leaf, "#155C47"],
    [660, 430, 128, 22, paint.brick, paint.maroon],
    [650, 410, 134, 20, "#34459B", paint.indigo],
  ];
  for (const [x, y, w, h, face, shade] of pile) {
    s.f(face, rect(x, y, w, h));
    s.f(shade, rect(x + w * 0.55, y, w * 0.45, h));
    s.f(paint.sand, rect(x + 12, y + h / 2 - 2, 26, 4));
  }
  s.f("#33458A", pen().m(694, 410).l(748, 410).l(744, 366).l(698, 366).z());
  s.f("#E9D9B4", pen().m(694, 366).l(720, 366).l(720, 410).l(698, 410).z());
  s.f("#B08D5A", pen().m(720, 366).l(748, 366).l(744, 410).l(720, 410).z());
  s.f("#6B3A1E", circ(721, 366, 27, 5));
  s.s(paint.paper, 3, "M712 352q-8-12 2-22t0-22M730 350q-8-12 2-22t0-20", 0.6);
}

// Seen from behind: hair in a bun, the lamp on her left shoulder, the screen in front of her.
function student(s) {
  s.f("#2F4486", rect(366, 352, 246, 124));
  s.f("#CFE0F2", rect(376, 360, 226, 112));
  s.f(paint.indigo, rect(394, 376, 60, 9));
  s.s("#8FA3CC", 5, "M396 400h70M396 416h58M556 384h30M556 400h30M556 416h22");
  const shawl = pen()
    .m(300, 620)
    .c3(304, 520, 344, 462, 436, 444)
    .q(486, 462, 536, 444)
    .c3(630, 462, 668, 520, 674, 620)
    .z();
  s.f("#8A5234", pen().m(452, 400).l(450, 462).q(486, 480, 522, 462).l(520, 400).z());
  s.f("#3A2230", shawl);
  s.d.push(`<clipPath id="sw"><path d="${shawl}"/></clipPath>`);
  s.group('clip-path="url(#sw)"', () => {
    s.f(paint.brick, rect(290, 430, 400, 200));
    const kullu =
      `<path fill="${paint.ink}" d="M0 0H60V46H0z"/><path fill="${paint.marigold}" d="M30 4l22 19-22 19L8 23z"/><path fill="${paint.leaf}" d="M30 12l13 11-13 11-13-11z"/>` +
      `<path fill="${paint.paper}" d="M30 18l6 5-6 5-6-5zM0 14l9 9-9 9zM60 14l-9 9 9 9z"/>`;
    s.raw(
      `<g transform="translate(290 520)"><rect width="400" height="46" fill="${s.pat("ku", 60, 46, kullu, "translate(-14)")}"/></g>`,
    );
    s.f(paint.marigold, `${rect(290, 510, 400, 5)}${rect(290, 571, 400, 5)}`);
    s.f(dark, pen().m(486, 452).c3(560, 470, 600, 520, 560, 620).l(700, 620).l(700, 430).z(), 0.42);
    s.s("#F4B27A", 9, "M302 620c4-100 44-158 136-174");
    s.s(dark, 4, "M372 500c18 40 26 80 26 120M430 476c12 40 18 90 16 144", 0.3);
  });
  s.f("#5A3322", circ(554, 352, 10, 17));
  s.f("#A9653F", circ(417, 352, 11, 18));
  s.f(paint.marigold, circ(415, 376, 5));
  s.f(
    hair,
    smooth([
      [486, 262],
      [536, 278],
      [558, 330],
      [550, 390],
      [520, 430],
      [486, 438],
      [452, 430],
      [422, 390],
      [414, 330],
      [436, 278],
    ]),
  );
  s.s(
    hairLight,
    4,
    "M470 268c-26 30-38 66-36 104M486 264c-12 24-18 44-20 66M502 268c26 30 38 66 36 104M490 264c12 24 18 44 20 66",
    0.9,
  );
  s.s("#E0A24A", 5, "M419 362C412 318 424 284 452 270");
  bun(s, 487, 396);
}

function bun(s, x, y) {
  s.f(dark, circ(x, y + 2, 54, 45), 0.8);
  let flowers = "";
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.94 - (1.88 * i) / 14) - Math.PI / 2;
    flowers += `M${Math.round(x + Math.cos(a) * 50)} ${Math.round(y + Math.sin(a) * 42)}h.1`;
  }
  s.s("#D8CBB0", 15, flowers);
  s.s(paint.paper, 11, flowers.replaceAll("h.1", "h-.1"));
  s.f(hair, circ(x, y, 45, 37));
  s.s(
    hairLight,
    4,
    `M${x - 34} ${y + 4}c4-34 52-40 66-8M${x - 22} ${y + 8}c2-22 34-26 44-4M${x - 30} ${y + 16}c18 20 46 16 58-6`,
    0.95,
  );
}

function nightShift() {
  const s = new Scene(900, 600, { ...HOURS.night, cream: paint.paper }, 505, -1);
  s.f(wall, rect(0, 0, 900, 600));
  s.f("#2B2A55", circ(230, 360, 300));
  s.f("#4A3452", circ(240, 370, 200));
  s.fade(dark, rect(0, 0, 900, 480), 0, 420, { N: 90, o: 0.5, w: 2.2 });
  windowView(s);
  windowFrame(s);
  curtain(s, false);
  curtain(s, true);
  desk(s);
  lampLight(s);
  lamp(s);
  books(s);
  student(s);
  return s.grain(0.4);
}

export default { "article-night-shift": nightShift };
