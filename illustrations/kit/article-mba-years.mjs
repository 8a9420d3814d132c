// One hill, one flag: a short steep stair and a long winding road. The hill is a turban cloth, dyed in waves.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ, hill, curve } = K;

const summit = [372, 168];

function sky(s) {
  s.f("#BFE0D8", rect(0, 0, 900, 600));
  s.f(
    "#D6EAE0",
    hill(
      [
        [0, 190],
        [220, 150],
        [480, 210],
        [900, 140],
      ],
      600,
    ),
  );
  s.f(
    "#F3EBD0",
    hill(
      [
        [0, 320],
        [260, 290],
        [600, 330],
        [900, 270],
      ],
      600,
    ),
  );
  s.f(paint.marigold, circ(640, 150, 74));
  s.fade("#7FB0A8", rect(0, 0, 900, 380), 0, 300, { N: 80, o: 0.5 });
  K.cloud(s, 90, 120, 170, paint.paper, 0.9);
  K.cloud(s, 730, 96, 140, paint.paper, 0.9);
  K.birds(s, 806, 196, 4, 24, paint.ink);
  s.f(
    "#9CC5B6",
    hill(
      [
        [0, 420],
        [120, 372],
        [280, 400],
        [520, 350],
        [760, 386],
        [900, 340],
      ],
      600,
    ),
  );
}

const leftFlank = [[10, 600], [84, 500], [166, 386], [256, 250], [324, 184], summit];
const rightFlank = [summit, [440, 196], [560, 282], [700, 372], [830, 430], [960, 460]];

function hillside(s) {
  const shape = curve([...leftFlank, ...rightFlank.slice(1)])
    .l(960, 620)
    .l(10, 620)
    .z();
  s.f(paint.leaf, shape);
  const wave = (y) => `M-45 ${y}q22.500-34 45 0t45 0 45 0 45 0`;
  const waves = `<path fill="none" stroke="#2F8F6B" stroke-width="9" d="${wave(-2)}${wave(58)}"/><path fill="none" stroke="#9CC77A" stroke-width="3" d="${wave(16)}${wave(76)}${wave(-44)}"/>`;
  s.raw(`<path d="${shape}" fill="${s.pat("lh", 90, 60, waves, "rotate(24)")}" opacity=".75"/>`);
  const shaded = curve([summit, [352, 230], [376, 300], [338, 390], [352, 480], [318, 620]])
    .l(10, 620)
    .l(10, 600);
  for (const [x, y] of leftFlank.slice(1)) shaded.l(x, y);
  s.f("#135247", shaded.z(), 0.62);
}

function winding(s) {
  const turns = [
    [960, 540],
    [800, 574],
    [610, 560],
    [492, 520],
    [540, 478],
    [680, 470],
    [742, 446],
    [690, 410],
    [560, 404],
    [458, 376],
    [470, 338],
    [560, 322],
    [548, 290],
    [462, 268],
    [410, 230],
    [384, 178],
  ];
  const widths = [34, 34, 32, 29, 25, 23, 21, 19, 17.5, 16, 14, 12.5, 11, 9.5, 7.5, 5];
  const left = [];
  const right = [];
  turns.forEach(([x, y], i) => {
    const [ax, ay] = turns[Math.max(0, i - 1)];
    const [bx, by] = turns[Math.min(turns.length - 1, i + 1)];
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const w = widths[i] / 2;
    left.push([x + nx * w, y + ny * w * 0.72]);
    right.push([x - nx * w, y - ny * w * 0.72]);
  });
  const road = curve([...left, ...right.reverse()]).z();
  s.f(
    "#0C3A33",
    road.t((x, y) => [x + 3, y + 7]),
    0.5,
  );
  s.f(paint.sand, road);
  s.s(paint.rust, 2.6, curve(turns.slice(0, -1)), 0.9, ' stroke-dasharray="9 11"');
}

// The stair climbs the shaded flank between two walls; each tread catches the light.
function stair(s) {
  const foot = [166, 566];
  const at = (t, side) => {
    const halfWidth = (58 - 42 * t) * side;
    return [foot[0] + (summit[0] - 6 - foot[0]) * t + halfWidth, foot[1] - (foot[1] - summit[1] - 12) * t];
  };
  const wall = (side, from, to) =>
    poly(...at(0, side * from), ...at(0, side * to), ...at(1, side * to), ...at(1, side * from));
  s.f("#A8452C", poly(...at(0, -1), ...at(0, 1), ...at(1, 1), ...at(1, -1)));
  const steps = 15;
  for (let i = 0; i < steps; i++) {
    const [lx, y] = at(i / steps, -1);
    const [rx] = at(i / steps, 1);
    const tread = 15 - 8 * (i / steps);
    s.f(
      i % 2 ? "#F0C48A" : paint.sand,
      poly(lx, y - tread, rx, y - tread, rx, y, lx, y).t((x, v) => [x + (y - v) * 0.46, v]),
    );
  }
  s.f("#7A2E1B", wall(-1, 1, 1.24));
  s.f("#E08A4E", wall(1, 1, 1.24));
}

function flag(s) {
  const [x, y] = summit;
  s.f(paint.sand, poly(x - 26, y + 6, x + 30, y + 6, x + 36, y + 16, x - 32, y + 16));
  s.f("#DFA56B", poly(x + 4, y + 6, x + 30, y + 6, x + 36, y + 16, x + 4, y + 16));
  s.s(paint.ink, 5, `M${x} ${y + 6}V${y - 118}`);
  s.f(
    paint.brick,
    pen()
      .m(x + 2, y - 116)
      .q(x + 40, y - 134, x + 66, y - 112)
      .q(x + 90, y - 96, x + 120, y - 108)
      .l(x + 98, y - 84)
      .l(x + 118, y - 58)
      .q(x + 86, y - 50, x + 64, y - 66)
      .q(x + 38, y - 84, x + 2, y - 64)
      .z(),
  );
  s.f(
    paint.maroon,
    pen()
      .m(x + 66, y - 112)
      .q(x + 90, y - 96, x + 120, y - 108)
      .l(x + 98, y - 84)
      .l(x + 118, y - 58)
      .q(x + 86, y - 50, x + 64, y - 66)
      .q(x + 76, y - 90, x + 66, y - 112)
      .z(),
  );
  K.compass(s, x + 36, y - 93, 18, paint.marigold, "#FFC64A", 45);
}

function milestone(s, x, y, k) {
  s.f("#0C3A33", circ(x - 14 * k, y, 22 * k, 4 * k), 0.45);
  s.f(paint.paper, K.arch(x - 11 * k, y, 22 * k, 32 * k, "round"));
  s.f(
    paint.marigold,
    pen()
      .m(x - 11 * k, y - 17 * k)
      .c3(x - 11 * k, y - 37 * k, x + 11 * k, y - 37 * k, x + 11 * k, y - 17 * k)
      .z(),
  );
  s.f(paint.ink, rect(x - 11 * k, y - 17 * k, 8 * k, 17 * k), 0.28);
}

function foreground(s) {
  s.f(paint.maroon, rect(0, 566, 900, 40));
  s.f(paint.marigold, rect(0, 562, 900, 5));
  const chevrons = `<path fill="none" stroke="${paint.marigold}" stroke-width="5" d="M-4 26L20 6 44 26"/><path fill="none" stroke="${paint.paper}" stroke-width="2.5" d="M-4 34L20 14 44 34"/>`;
  s.raw(`<g transform="translate(0 568)"><rect width="900" height="32" fill="${s.pat("cv", 40, 32, chevrons)}"/></g>`);
  K.bush(s, -30, 566, 210, 60, { c: "#0C3A33", lit: "#226B58" });
  K.palm(s, 66, 566, 330, { lean: 0.1, size: 92, c: "#0C3A33", lit: "#226B58", trunk: paint.ink, shadow: 0 });
}

function mbaYears() {
  const s = new Scene(900, 600, { ...HOURS.noon, cream: paint.paper }, 504, 1);
  sky(s);
  hillside(s);
  winding(s);
  stair(s);
  flag(s);
  K.neem(s, 826, 478, 120, { w: 124, c: "#135247", lit: "#6FA94F", fine: 1 });
  K.neem(s, 420, 486, 70, { w: 76, c: "#135247", lit: "#6FA94F", fine: 1 });
  milestone(s, 640, 550, 1);
  milestone(s, 282, 548, 0.9);
  milestone(s, 760, 462, 0.8);
  milestone(s, 440, 392, 0.62);
  milestone(s, 580, 310, 0.5);
  K.person(s, 246, 420, 58, "kurta", paint.paper, paint.marigold, { shadow: 0 });
  K.person(s, 736, 560, 76, "student", paint.marigold, paint.brick);
  K.person(s, 620, 474, 46, "sari", paint.brick, paint.marigold);
  foreground(s);
  return s.grain(0.45);
}

export default { "article-mba-years": mbaYears };
