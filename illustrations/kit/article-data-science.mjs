// A rangoli on a plum courtyard floor: the dots laid first, then joined, until the flower becomes a chart.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ, curve } = K;

const floor = "#4A1F3E";
const deepFloor = "#2E1230";
const step = 35;
const origin = [138, 420];
const heights = [3, 2, 4, 3, 5, 6];

const at = (column, row) => [origin[0] + column * step, origin[1] - row * step];

function ground(s) {
  s.f(floor, rect(0, 0, 900, 600));
  s.f("#57274A", circ(300, 360, 420));
  s.fade(deepFloor, rect(0, 0, 900, 600), 0, 420, { N: 110, o: 0.7, w: 2.4 });
  s.s(
    deepFloor,
    3,
    "M0 150H900M0 330H900M0 512H900M210 0V150M640 0V150M430 150V330M800 150V330M60 330V512M560 330V512M300 512V600M740 512V600",
    0.45,
  );
}

function dots(s) {
  let powder = "";
  for (let c = 0; c <= 20; c++) for (let r = 0; r <= 10; r++) powder += `M${at(c, r).join(" ")}h.1`;
  s.s(paint.paper, 7, powder, 0.85);
}

// Each column is a stalk of petals, filled by hand with coloured powder.
function columns(s) {
  const powders = [paint.marigold, paint.rust, "#2E8B67", "#5B6FC4"];
  s.sym("pt", () => s.raw('<path d="M0 0C-16-8-16-27 0-35 16-27 16-8 0 0z"/>'));
  heights.forEach((height, i) => {
    const [x] = at(i * 2 + 4, 0);
    for (let k = 0; k < height; k++) {
      const y = origin[1] - k * step;
      s.raw(`<use href="#pt" x="${x}" y="${y}" fill="${powders[(k + i) % 4]}"/>`);
    }
  });
  heights.forEach((height, i) => {
    const [x] = at(i * 2 + 4, 0);
    let outline = "";
    let seeds = "";
    for (let k = 0; k < height; k++) {
      const y = origin[1] - k * step;
      outline += `M${x} ${y}c-16-8-16-27 0-35 16 8 16 27 0 35`;
      seeds += `M${x} ${y - 17}h.1`;
    }
    s.s(paint.paper, 4, outline);
    s.s(deepFloor, 8, seeds, 0.7);
  });
}

function axes(s) {
  const [x, y] = origin;
  s.s(paint.paper, 4.5, `M${x} ${y}${"q17.500 28 35 0".repeat(20)}`);
  s.s(paint.paper, 4.5, `M${x} ${y}${"q-28-17.500 0-35".repeat(10)}`);
  s.s(paint.paper, 5, `M${x} ${y}H${x + 20 * step}M${x} ${y}V${y - 10 * step}`);
}

function flower(s, x, y) {
  const ring = (count, radius, width, colour, turn) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const a = ((i + turn) / count) * Math.PI * 2;
      d += pen()
        .m(0, -radius * 0.2)
        .c3(-width, -radius * 0.5, -width * 0.7, -radius * 0.9, 0, -radius)
        .c3(width * 0.7, -radius * 0.9, width, -radius * 0.5, 0, -radius * 0.2)
        .z()
        .t((u, v) => [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)])
        .int();
    }
    s.f(colour, d);
    s.s(paint.paper, 3.5, d);
  };
  s.f(deepFloor, circ(x, y, 118));
  ring(12, 113, 20, paint.rust, 0.5);
  ring(8, 84, 22, paint.marigold, 0);
  ring(8, 50, 13, "#2E8B67", 0.5);
  s.f(paint.brick, circ(x, y, 15));
  s.s(paint.paper, 4, circ(x, y, 15));
}

const trend = heights.map((height, i) => at(i * 2 + 4, height + 0.6));

function joinedDots(s) {
  s.s(
    paint.paper,
    7,
    `M${origin.join(" ")}L${trend.map((p) => p.map(Math.round).join(" ")).join("L")}L${hand.x - 10} ${hand.y + 14}`,
    0,
    ' stroke-linejoin="round"',
  );
  s.f(paint.paper, trend.map(([x, y]) => circ(x, y, 11)).join(""));
  s.f(paint.brick, trend.map(([x, y]) => circ(x, y, 6)).join(""));
}

const hand = { x: 676, y: 138 };

// The maker's hand: thumb and finger let the rice powder run; the sleeve brings the zari.
function makersHand(s) {
  const skin = "#A96B43";
  const shade = "#85502F";
  const light = "#BD8054";
  s.f(
    deepFloor,
    pen()
      .m(hand.x + 30, hand.y + 44)
      .c3(hand.x + 100, hand.y + 60, hand.x + 150, hand.y + 40, 920, -40)
      .l(920, 40)
      .c3(860, 150, 800, 190, hand.x + 30, hand.y + 44)
      .z(),
    0.5,
  );
  s.s(paint.paper, 6, `M${hand.x - 2} ${hand.y}L${hand.x - 8} ${hand.y + 14}`, 0, ' stroke-dasharray=".1 7"');
  s.group(`transform="translate(${hand.x} ${hand.y - 8})scale(1.12)"`, () => {
    s.s(shade, 22, "M128-14L112 4M110-24L90 0M96-40L68-8");
    s.f(
      skin,
      pen()
        .m(56, -76)
        .c3(82, -104, 116, -116, 150, -116)
        .l(186, -66)
        .c3(170, -36, 148, -12, 122, -8)
        .c3(100, -10, 80, -34, 66, -50)
        .z(),
    );
    s.s(skin, 21, "M70-66Q34-62 5-12");
    s.s(light, 5, "M62-73Q32-64 8-26", 0.9);
    s.s(shade, 4, "M84-48Q56-46 34-24M104-58q16-12 30-14", 0.8);
    s.s(skin, 20, "M116-24Q60-16 12-1");
    s.s(shade, 3, "M112-13Q66-6 20 8", 0.8);
    s.s(paint.brick, 8, "M3-9L6-14M10 0L16-2");
  });
  sleeve(s, skin, shade);
}

function sleeve(s, skin, shade) {
  s.group(`transform="translate(${hand.x + 158} ${hand.y - 90})rotate(-36)"`, () => {
    s.f(skin, rect(-14, -36, 90, 66));
    s.f(shade, rect(-14, 4, 90, 26));
    const bangles = [paint.marigold, paint.leaf, paint.marigold, paint.brick, paint.marigold];
    bangles.forEach((colour, i) => {
      s.f(colour, rect(-8 + i * 11, -40, 8, 74));
      s.f(deepFloor, rect(-8 + i * 11, 6, 8, 28), 0.35);
    });
    s.f(paint.indigo, rect(60, -56, 160, 110));
    s.f(paint.marigold, rect(56, -56, 24, 110));
  });
}

// The edge of her sari lies along the doorstep.
function border(s) {
  s.f(paint.indigo, rect(0, 536, 900, 64));
  const zari =
    `<path fill="${paint.marigold}" d="M0 0h60v6H0zM30 14q15 10 15 22-7 8-15 8t-15-8q0-12 15-22zM0 40l8-14v28zM60 40l-8-14v28z"/><path fill="${paint.indigo}" d="M30 24q7 6 7 12-3 4-7 4t-7-4q0-6 7-12z"/>` +
    `<path fill="${paint.rust}" d="M30 28q4 4 4 8-2 2-4 2t-4-2q0-4 4-8z"/><path fill="${paint.marigold}" d="M0 50h60v3H0zM0 57h60v3H0z"/>`;
  s.raw(`<g transform="translate(0 536)"><rect width="900" height="64" fill="${s.pat("zr", 60, 64, zari)}"/></g>`);
}

function lamp(s, x, y) {
  s.f(deepFloor, circ(x + 14, y + 22, 54, 12), 0.6);
  s.f(
    paint.rust,
    pen()
      .m(x - 44, y)
      .q(x, y - 12, x + 44, y)
      .q(x + 34, y + 32, x, y + 32)
      .q(x - 34, y + 32, x - 44, y)
      .z(),
  );
  s.f(
    "#8E3A22",
    pen()
      .m(x + 4, y - 5)
      .q(x + 26, y - 4, x + 44, y)
      .q(x + 34, y + 32, x, y + 32)
      .q(x + 16, y + 18, x + 4, y - 5)
      .z(),
  );
  s.f("#3A1C14", circ(x, y - 1, 38, 6));
  s.f("#F6A94A", circ(x + 18, y - 26, 40), 0.22);
  s.f(
    paint.marigold,
    pen()
      .m(x + 18, y + 2)
      .q(x - 8, y - 20, x + 18, y - 56)
      .q(x + 42, y - 20, x + 18, y + 2)
      .z(),
  );
  s.f(
    paint.paper,
    pen()
      .m(x + 18, y)
      .q(x + 6, y - 14, x + 19, y - 34)
      .q(x + 30, y - 14, x + 18, y)
      .z(),
  );
}

function dataScience() {
  const s = new Scene(900, 600, { ...HOURS.dusk, cream: paint.paper }, 507, -1);
  ground(s);
  dots(s);
  axes(s);
  columns(s);
  joinedDots(s);
  flower(s, ...origin);
  makersHand(s);
  border(s);
  lamp(s, 440, 506);
  lamp(s, 784, 506);
  return s.grain(0.4);
}

export default { "article-data-science": dataScience };
